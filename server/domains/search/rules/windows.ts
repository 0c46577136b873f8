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
  /** Marks of what it has beyond the stretch before it; undefined where they would be too many. */
  beyond?: readonly string[];
}

/** More marks than this cost an index as much as reading again what was read. */
const mostBeyond = 16;

/** Marks of the widest slices before the two newest. */
function olderMarks(lastPid: number): readonly string[] | undefined {
  const { sign, bits } = slices.at(-1)!;
  const older = Math.floor(lastPid / 2 ** bits) - 1;
  return older < 1 || older > mostBeyond ? undefined : Array.from({ length: older }, (_, slice) => `~${sign}${slice}`);
}

/** Stretches of the newest posts, each about eight times as long as the one before, up to all. */
export function windowsOf(lastPid: number): Window[] {
  const narrow = slices.flatMap(({ sign, bits }) => {
    const size = 2 ** bits;
    const last = Math.floor(lastPid / size);
    return last < 2 ? [] : [{ marks: [`~${sign}${last}`, `~${sign}${last - 1}`], span: (lastPid % size) + 1 + size }];
  });
  const beyond = olderMarks(lastPid);
  return [...narrow, { marks: [], span: lastPid + 1, ...(beyond && { beyond }) }];
}

/** What the next stretch is looked through by, where the one before it was looked through to its end. */
export const marksAfter = (windows: readonly Window[], before: number | undefined, at: number): readonly string[] => {
  const { marks, beyond } = windows[at]!;
  return before === at - 1 && beyond !== undefined ? beyond : marks;
};

/** Posts that are enough to rank, and matches that a stretch may have: the index gives the place of each. */
const enough = 300;
const bearable = 4000;
/** A word may be missing among the newest by chance: no stretch is taken to have fewer matches than this. */
const fewest = 40;

/** What came of the stretches so far. */
interface Seen {
  /** Posts that the reader finds, in all of them. */
  found: number;
  /** What matched in the last, be it found or not; and whether more did, that weren't looked at. */
  matched: number;
  more: boolean;
  /** Those from before the time that is asked for: behind them there is nothing of it. */
  past?: number;
}

/** The next stretch to look through; undefined where enough is found, or where the index would give far too many places. */
export function nextWindow(
  windows: readonly Window[],
  at: number,
  { found, matched, more, past = 0 }: Seen,
): number | undefined {
  if (found >= enough || at === windows.length - 1) return undefined;
  if (past >= fewest) return undefined;
  // Of the shortest all posts may match, and of one eight times as long.
  if (more) return at === 0 ? 1 : undefined;
  const density = Math.max(matched, fewest) / windows[at]!.span;
  const longest = windows.findLastIndex(({ span }) => span * density <= bearable);
  return Math.max(at + 1, longest);
}

/**
 * Whether the next stretch will hold too little, if it is like this one, while what lies beyond it is a statement of its
 * own: both are then looked through at once.
 */
export function needsBeyond(windows: readonly Window[], at: number, next: number, { found, matched }: Seen): boolean {
  const [here, there] = [windows[at]!, windows[next]!];
  const isBeforeAll = next === windows.length - 2 && windows.at(-1)!.beyond !== undefined;
  return isBeforeAll && found + (matched / here.span) * there.span < enough;
}
