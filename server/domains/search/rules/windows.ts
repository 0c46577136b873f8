/** Posts of a slice by their ids, as powers of two, with what its marks begin with. */
const slices = [
  { sign: 'x', bits: 13 },
  { sign: 'y', bits: 16 },
  { sign: 'z', bits: 19 },
] as const;

/** Marks of the slices that a post stands in, so that the index gives the newest posts without all others. */
export const sliceMarks = (pid: number): string[] =>
  slices.map(({ sign, bits }) => `~${sign}${Math.floor(pid / 2 ** bits)}`);

/** A stretch of the newest posts that one statement looks through; no marks: all there are. */
export interface Window {
  marks: readonly string[];
  /** Ids it spans. */
  span: number;
}

/** Stretches of the newest posts, each about eight times as long as the one before, up to all. */
export function windowsOf(lastPid: number): Window[] {
  const narrow = slices.flatMap(({ sign, bits }) => {
    const size = 2 ** bits;
    const last = Math.floor(lastPid / size);
    return last < 2 ? [] : [{ marks: [`~${sign}${last}`, `~${sign}${last - 1}`], span: (lastPid % size) + 1 + size }];
  });
  return [...narrow, { marks: [], span: lastPid + 1 }];
}

export const windowLimits = {
  /** Posts that are enough to rank. */
  enough: 300,
  /** Matches that one statement looks at, whether the reader finds them or not. */
  looked: 2000,
  /** Matches that a stretch may have at all: the index gives the places of each. */
  bearable: 4000,
} as const;
/** A word may be missing among the newest by chance: no stretch is taken to have fewer matches than this. */
const fewest = 40;
/** The next stretch may have so many times as many, where most of what matches isn't for the reader. */
const patience = 10;

/** What came of the stretches so far: posts that the reader finds in all, and what matched in the last of them. */
interface Seen {
  found: number;
  matched: number;
}

/** The next stretch to look through; undefined where enough is found, or where a longer one would cost too much. */
export function nextWindow(windows: readonly Window[], at: number, { found, matched }: Seen): number | undefined {
  const next = windows[at + 1];
  if (found >= windowLimits.enough || !next) return undefined;
  const density = Math.max(matched, fewest) / windows[at]!.span;
  const longest = windows.findLastIndex(({ span }) => span * density <= windowLimits.bearable);
  if (longest > at) return longest;
  return next.span * density <= windowLimits.bearable * patience ? at + 1 : undefined;
}
