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

/** Matches that are enough to rank, and that one statement may come upon. */
const enough = 300;
const bearable = 4000;

/** The next stretch to look through after one in which so many matched; undefined where it was enough. */
export function nextWindow(windows: readonly Window[], at: number, found: number): number | undefined {
  if (found >= enough || at === windows.length - 1) return undefined;
  const density = (found + 1) / windows[at]!.span;
  const longest = windows.findLastIndex(({ span }) => span * density <= bearable);
  return Math.max(at + 1, longest);
}
