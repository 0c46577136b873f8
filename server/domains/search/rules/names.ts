interface FoundName {
  name: string;
  likeness: number;
}

/** Names by how much they are what was asked for: the same, those that begin so, the shorter first, and the rest. */
export function byLikeness<N extends FoundName>(asked: string, names: readonly N[]): N[] {
  const rank = ({ name }: N): number => (name === asked ? 0 : name.startsWith(asked) ? 1 : 2);
  return [...names].sort(
    (a, b) =>
      rank(a) - rank(b) || b.likeness - a.likeness || a.name.length - b.name.length || (a.name < b.name ? -1 : 1),
  );
}
