import { folded } from '../../../../contract/primitives/folded.ts';

/** The boards whose name or description holds what is searched for, however either is spelled. */
export function boardsNamed<T extends { name: string; description: string }>(
  boards: readonly T[],
  search: string,
): T[] {
  const wanted = folded(search.trim());
  return boards.filter(({ name, description }) => folded(`${name} ${description}`).includes(wanted));
}
