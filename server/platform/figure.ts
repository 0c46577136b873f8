import type { Db } from './context.ts';

/** A day that is counted: everybody's by UTC, or that of some countries by their own calendar. */
export interface CountedDay {
  day: string;
  own: boolean;
  /** Its first moment, and that of the next day. */
  from: Date;
  to: Date;
}

/** How much there was of it, by the country that it was in or by the member whose it was. */
export type Counted = ({ country: number } | { uid: number }) & { part?: string; value: number };

/**
 * What a domain counts of each day, declared by it and handed up in its manifest; it is called by the text
 * `<domain>.figure.<name>`.
 */
export interface Figure {
  readonly domain: string;
  readonly name: string;
  /** What it counts. */
  readonly unit: 'people' | 'count' | 'xgold' | 'xcoin';
  /** Whether several days may be summed up: people who came on two days are one person. */
  readonly sums: boolean;
  /** Text id of one of its parts, where it is made of some. */
  readonly partText?: (part: string) => string;
  /** Its rows name days and no moments: those of all countries' own days come at once, whatever their clocks. */
  readonly byCalendar?: true;
  /** All of a day, by one statement that an index backs. */
  ofDay(db: Db, day: CountedDay): Promise<readonly Counted[]>;
  /** The first day that can be counted anew; absent where all can. */
  firstDay?(db: Db): Promise<string | null>;
}

/** Its name over the whole product. */
export const figureName = ({ domain, name }: Pick<Figure, 'domain' | 'name'>): string => `${domain}.${name}`;

/** Text id of what it is called. */
export const figureText = ({ domain, name }: Pick<Figure, 'domain' | 'name'>): string => `${domain}.figure.${name}`;
