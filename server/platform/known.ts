import type { MemberCtx } from './context.ts';

/** A thing that a domain knows of a member, as operators may see it: what is masked elsewhere is masked here. */
export interface Known {
  /** Its text is `<domain>.known.<name>`. */
  name: string;
  value?: string;
  count?: number;
  at?: Date | null;
  /** The page of the console that has more of it. */
  to?: string;
}

/** What a domain knows of a member, a row for each thing: a few statements by the member's number, whatever they did. */
export type KnownOf = (ctx: MemberCtx, uid: number) => Promise<readonly Known[]>;

/** Of how many there are, and when the last was; nothing where there are none. */
export const counted = (
  name: string,
  { count, last }: { count: number; last: Date | null },
  to = '',
): readonly Known[] => (count === 0 ? [] : [{ name, count, at: last, to }]);
