interface FoundName {
  name: string;
  likeness: number;
}

/**
 * Names by how much they are what was asked for: the same, those that begin so, the shorter first, and the rest; those
 * that are near before others of their kind.
 */
export function byLikeness<N extends FoundName>(
  asked: string,
  names: readonly N[],
  isNear: (name: N) => boolean = () => false,
): N[] {
  const rank = ({ name }: N): number => (name === asked ? 0 : name.startsWith(asked) ? 1 : 2);
  return [...names].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      Number(isNear(b)) - Number(isNear(a)) ||
      b.likeness - a.likeness ||
      a.name.length - b.name.length ||
      (a.name < b.name ? -1 : 1),
  );
}
