import { literal, type Node, type Source, sources, walk } from './source.ts';
import { type Breach, isTest, type Tree } from './tree.ts';

/** Pages for developers alone, with the reason that they speak English only. */
const forDevelopers: [RegExp, string][] = [[/^web\/routes\/(design\.tsx|gallery\/)/, 'the gallery of parts']];

const readable = new Set(['aria-label', 'aria-description', 'alt', 'placeholder', 'title']);

/** What people read stands in contract/texts, in three languages, never in the code of a screen. */
export function wordBreaches(tree: Tree): Breach[] {
  const screens = sources(tree).filter(({ path }) => /^web\/.*\.tsx$/.test(path) && !isTest(path));
  return screens
    .filter(({ path }) => !forDevelopers.some(([pattern]) => pattern.test(path)))
    .flatMap((source) => wordsIn(source));
}

/** A page's CSP drops every style attribute without a word, so what it says is seen by nobody. */
export function styleBreaches(tree: Tree): Breach[] {
  const found: Breach[] = [];
  for (const source of sources(tree).filter(({ path }) => /^web\/.*\.tsx$/.test(path))) {
    walk(source.program, (node) => {
      if (node.type !== 'JSXAttribute' || (node.name as { name?: string }).name !== 'style') return;
      found.push({
        file: source.path,
        line: source.lineOf(node),
        what: 'sets a style attribute',
        instead: 'write a class or an attribute that web/design styles; the CSP has no unsafe-inline',
      });
    });
  }
  return found;
}

function wordsIn(source: Source): Breach[] {
  const found: Breach[] = [];
  walk(source.program, (node) => {
    const words = wordsOf(node);
    if (words === undefined || !/\p{L}{2}/u.test(words)) return;
    found.push({
      file: source.path,
      line: source.lineOf(node),
      what: `says "${words.trim().slice(0, 40)}"`,
      instead: "put it into contract/texts/<en|fr|hi>/<domain>.json and write t('<domain>.<key>')",
    });
  });
  return found;
}

function wordsOf(node: Node): string | undefined {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type !== 'JSXAttribute' || !readable.has(String((node.name as { name?: string }).name))) return undefined;
  const value = node.value as Node | null;
  return literal(value?.type === 'JSXExpressionContainer' ? value.expression : value);
}
