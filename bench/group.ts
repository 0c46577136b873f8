import type { Line } from './line.ts';
import type { Server } from './server.ts';
import type { Setting, Size } from './world.ts';

/** How, and where, it is measured. */
export interface Given {
  /** Where the site keeps what is its own. */
  dataDir: string;
  /** Seconds that a line is measured for. */
  seconds: number;
  /** A short look at the bench itself: fewer samples, a smaller world. */
  quick: boolean;
}

/** A running site at the size that is measured. */
export interface Site extends Given {
  server: Server;
  /** Of the database that the site runs on. */
  databaseUrl: string;
  setting: Setting;
}

/** Lines that are measured together. Each file in `bench/lines/` exports one as `group`. */
export type Group = {
  /** By which `--only` picks it. */
  name: string;
  /** Place in the run: lower goes first. The memory after all lines stands at 800, what needs a quiet end after it. */
  at: number;
} & (
  | { needs: 'nothing'; lines(): Promise<Line[]> }
  | { needs: 'database'; lines(url: string, setting: Setting, given: Given): Promise<Line[]> }
  | {
      needs: 'site';
      /** Smaller sizes at which it is measured once more, for what grows with the world. */
      alsoAt?: readonly Size[];
      lines(site: Site): Promise<Line[]>;
    }
);

/** In the order they are run. Two of one name would hide each other from `--only`. */
export function inOrder(groups: readonly Group[]): Group[] {
  const names = groups.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) throw new Error(`two groups are called ${twice}`);
  return groups.toSorted((a, b) => a.at - b.at);
}
