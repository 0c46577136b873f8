/**
 * How many different people there were, in a kilobyte that names nobody: a HyperLogLog of 1024 registers. Few are counted
 * nearly to the head, many to about 3 per cent. Two sketches of different places merge to that of both.
 */
export type PeopleSketch = Uint8Array;

const size = 1024;
/** Bias of the mean for so many registers (Flajolet and others, 2007). */
const alpha = 0.7213 / (1 + 1.079 / size);

export const emptySketch = (): PeopleSketch => new Uint8Array(size);

/** Notes a person by at least six bytes of a hash of who they are. */
export function addPerson(sketch: PeopleSketch, hash: Buffer): void {
  const at = hash.readUInt16BE(0) % size;
  const rank = Math.clz32(hash.readUInt32BE(2)) + 1;
  if (rank > sketch[at]!) sketch[at] = rank;
}

/** Adds the people of another sketch; one of another size is none of ours. */
export function mergeInto(sketch: PeopleSketch, other: Uint8Array): void {
  if (other.length !== size) return;
  for (let at = 0; at < size; at++) if (other[at]! > sketch[at]!) sketch[at] = other[at]!;
}

/** About how many people a sketch has seen. */
export function peopleIn(sketch: PeopleSketch): number {
  let sum = 0;
  let empty = 0;
  for (const rank of sketch) {
    sum += 2 ** -rank;
    if (rank === 0) empty += 1;
  }
  const estimate = (alpha * size * size) / sum;
  // While registers are free, how many are is the better measure.
  return Math.round(estimate <= 2.5 * size && empty > 0 ? size * Math.log(size / empty) : estimate);
}
