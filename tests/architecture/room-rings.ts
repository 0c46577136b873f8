import { sources } from './source.ts';
import { type Breach, isTest, type Tree } from './tree.ts';

const roomFile = /^server\/domains\/([^/]+\/(?:(?:traits|kinds)\/)?[^/]+)\/contributes\.ts$/;

/** No two rooms of a domain import each other: what both ask stands in the domain, below its rooms. */
export function roomRingBreaches(tree: Tree): Breach[] {
  const rooms = new Set([...tree.keys()].flatMap((path) => roomFile.exec(path)?.[1] ?? []));
  const roomOf = (path: string): string | undefined => {
    const inner = /^server\/domains\/(.+)$/.exec(path)?.[1] ?? '';
    return [...rooms].find((room) => inner.startsWith(`${room}/`));
  };
  const asked = new Map<string, { file: string; line: number; target: string }>();
  for (const source of sources(
    tree,
    (path) => roomOf(path) !== undefined && !isTest(path) && !/\/testing\//.test(path),
  )) {
    const from = roomOf(source.path);
    for (const { target, line } of source.imports) {
      const to = roomOf(target);
      if (to && to !== from) asked.set(`${from} ${to}`, { file: source.path, line, target });
    }
  }
  return [...asked].flatMap(([way, { file, line, target }]) => {
    const [from = '', to = ''] = way.split(' ');
    if (from > to || !reaches(to, from, [...asked.keys()])) return [];
    const what = `${from} imports ${target}, and ${to} leads back to it`;
    return [{ file, line, what, instead: 'rooms form no ring: move what both ask out of them, into the domain' }];
  });
}

/** Whether a room leads to another by what it imports. */
function reaches(from: string, to: string, ways: readonly string[]): boolean {
  const seen = new Set([from]);
  for (const room of seen) for (const way of ways) if (way.startsWith(`${room} `)) seen.add(way.slice(room.length + 1));
  return seen.has(to);
}
