import { type Node, sources, walk } from './source.ts';
import { type Breach, isTest, type Tree } from './tree.ts';

/** Fields that the documents spell oddly; where an answer is presented they are written, and nowhere else. */
const oddFields = new Set(['is_like', 'is_favorite', 'follow_status', 'mute_status', 'block_status']);

/** Fields that say what another one of the same answer says already: screens read the other one. */
const saidTwice = new Set(['already_liked', 'already_favorited', 'already_favorited_id', 'favid', 'favtimes']);

const presents = /^server\/.*\/present[\w-]*\.ts$|^server\/pages\//;
/** Answers as a server would give them, for the gallery of parts. */
const samples = /^web\/routes\/gallery\/samples\.ts$/;

/** The documents' spelling stays in the contract and where answers are presented. */
export function wireFieldBreaches(tree: Tree): Breach[] {
  const found: Breach[] = [];
  const looked = sources(tree).filter(({ path }) => /^(server|web)\//.test(path) && !isTest(path));
  for (const source of looked.filter(({ path }) => !presents.test(path) && !samples.test(path))) {
    walk(source.program, (node: Node) => {
      const name = node.type === 'Identifier' ? String(node.name) : '';
      const odd = saidTwice.has(name) || (oddFields.has(name) && source.path.startsWith('server/'));
      if (!odd) return;
      const instead = source.path.startsWith('server/')
        ? "give the fact its own name, and let the domain's present.ts spell the field"
        : 'read the field that says the same under one name (is_like, is_favorite, favorite_count)';
      found.push({ file: source.path, line: source.lineOf(node), what: `spells ${name}`, instead });
    });
  }
  return found;
}
