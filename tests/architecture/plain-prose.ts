import { instead, oddWords } from './plain-words.ts';
import { literal, type Node, nameOf, quasis, type Source, sources, walk } from './source.ts';
import type { Breach, Tree } from './tree.ts';

/** Words of plain-words.ts that have no good use in a sentence either; the others there have an ordinary sense, too. */
const bases = new Set(['doomed', 'fruit', 'glimpse', 'hear', 'letter', 'shelf', 'tell']);
const unwanted = new Set(
  oddWords
    .map(([forms]) => forms.split(' '))
    .flatMap(([base, ...forms]) => (bases.has(base!) ? [base!, ...forms] : [])),
);

/** Phrases in which a word stays: all speak of signs of the alphabet. */
const phrases: readonly (readonly string[])[] = [
  'ascii letters',
  'capital letters',
  'first letter',
  'first letters',
  'last letter',
  'plain letters',
  'small letters',
  'letters and digits',
  'letters and figures',
  'letters digits',
  'letters or digits',
].map((phrase) => phrase.split(' '));

const titled = new Set(['test', 'it', 'describe', 'seldom', 'sweep']);

/** What is written for people who read the code: a comment or a test's title. */
interface Prose {
  what: string;
  text: string;
  line: number;
}

/** Comments and the titles of tests are in the field’s words. */
export function plainProseBreaches(tree: Tree): Breach[] {
  const styles = [...tree].filter(([path]) => path.endsWith('.css'));
  return [
    ...sources(tree).flatMap((source) => breachesIn(source.path, [...commentsOf(source), ...titlesOf(source)])),
    ...styles.flatMap(([path, text]) => breachesIn(path, commentsOfStyles(text))),
  ];
}

function commentsOf({ comments, lineAt }: Source): Prose[] {
  return comments.map(({ value, start }) => ({ what: 'comments', text: value, line: lineAt(start) }));
}

/** The comments of a style sheet, found from mark to mark. */
function commentsOfStyles(text: string): Prose[] {
  const found: Prose[] = [];
  let line = 1;
  let after = 0;
  for (let start = text.indexOf('/*'); start >= 0; start = text.indexOf('/*', after)) {
    const end = text.indexOf('*/', start + 2);
    const until = end < 0 ? text.length : end;
    line += linesIn(text.slice(after, start));
    found.push({ what: 'comments', text: text.slice(start, until), line });
    line += linesIn(text.slice(start, until));
    after = until;
  }
  return found;
}

function titlesOf(source: Source): Prose[] {
  const found: Prose[] = [];
  walk(source.program, (node) => {
    if (node.type !== 'CallExpression' || !titled.has(calledFirst(node.callee as Node))) return;
    const [title] = node.arguments as Node[];
    const text = title?.type === 'TemplateLiteral' ? quasis(title).join(' … ') : literal(title);
    if (text !== undefined) found.push({ what: 'is titled', text, line: source.lineOf(title!) });
  });
  return found;
}

/** `test` for `test(…)`, `test.skip(…)` and `test.each(…)(…)`. */
function calledFirst(callee: Node): string {
  let node = callee;
  while (node.type === 'CallExpression') node = node.callee as Node;
  return nameOf(node).split('.')[0]!;
}

function breachesIn(file: string, prose: Prose[]): Breach[] {
  return prose.flatMap(({ what, text, line }) => {
    const words = wordsOf(text);
    return words
      .filter(({ word }, at) => unwanted.has(word) && !staysIn(words, at))
      .map(({ word, below }) => ({
        ...{ file, line: line + below, what: `${what} "… ${word} …"` },
        instead: `instead of "${word}" write ${instead.get(word)}, or what it does; code stands between backticks`,
      }));
  });
}

interface Word {
  word: string;
  /** Lines below the beginning of the text. */
  below: number;
}

/** The words outside of backticks, in small letters. */
function wordsOf(text: string): Word[] {
  const parts = text.split('`');
  const found: Word[] = [];
  let below = 0;
  parts.forEach((part, index) => {
    const isCode = index % 2 === 1 && index < parts.length - 1;
    for (const line of part.split('\n')) {
      const words = isCode ? [] : line.toLowerCase().split(/[^a-z]+/);
      found.push(...words.filter((word) => word !== '').map((word) => ({ word, below })));
      below += 1;
    }
    below -= 1;
  });
  return found;
}

/** Whether one of the phrases stands around this word. */
function staysIn(words: readonly Word[], at: number): boolean {
  return phrases.some((phrase) =>
    phrase.some((_, offset) => phrase.every((word, index) => words[at - offset + index]?.word === word)),
  );
}

const linesIn = (text: string): number => text.split('\n').length - 1;
