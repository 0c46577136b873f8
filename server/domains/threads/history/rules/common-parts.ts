/** Two tokens that are the same, by their places in both texts. */
export type Pair = readonly [before: number, after: number];

/** Comparisons that two texts may cost, whatever they say. */
const mostSteps = 5_000_000;

/** How many changes are looked for: fewer where the texts are long, so that any two take about the same time. */
const changesFor = (tokens: number, most: number): number => Math.min(most, Math.floor(mostSteps / (tokens + 1)));

/**
 * The most tokens that two texts have in common, in their order, by Myers' algorithm: the time is that of the texts'
 * length times the changes between them. Undefined where there are more changes than `most`.
 */
export function commonParts(before: readonly number[], after: readonly number[], most: number): Pair[] | undefined {
  const bound = changesFor(before.length + after.length, most);
  const reached = new Int32Array(2 * bound + 3);
  const middle = bound + 1;
  const rounds: Int32Array[] = [];
  for (let changes = 0; changes <= bound; changes += 1) {
    rounds.push(reached.slice(middle - changes - 1, middle + changes + 2));
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      const at = middle + diagonal;
      let x = goesDown(reached, at, diagonal, changes) ? reached[at + 1]! : reached[at - 1]! + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      reached[at] = x;
      if (x >= before.length && x - diagonal >= after.length) return wayBack(rounds, before.length, after.length);
    }
  }
  return undefined;
}

/** Whether the way to a diagonal comes by a token that was added, not by one that was deleted. */
const goesDown = (reached: Int32Array, at: number, diagonal: number, changes: number): boolean =>
  diagonal === -changes || (diagonal !== changes && reached[at - 1]! < reached[at + 1]!);

/** The pairs on the shortest way, read from its end. */
function wayBack(rounds: readonly Int32Array[], beforeLength: number, afterLength: number): Pair[] {
  const pairs: Pair[] = [];
  let [x, y] = [beforeLength, afterLength];
  for (let changes = rounds.length - 1; changes >= 0; changes -= 1) {
    const reached = rounds[changes]!;
    const at = x - y + changes + 1;
    const from = goesDown(reached, at, x - y, changes) ? at + 1 : at - 1;
    const fromX = changes === 0 ? 0 : reached[from]!;
    const fromY = changes === 0 ? 0 : fromX - (from - changes - 1);
    while (x > fromX && y > fromY) {
      x -= 1;
      y -= 1;
      pairs.push([x, y]);
    }
    [x, y] = [fromX, fromY];
  }
  return pairs.reverse();
}
