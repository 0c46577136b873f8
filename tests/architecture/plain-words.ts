import { type Node, type Source, sources, walk } from './source.ts';
import type { Breach, Tree } from './tree.ts';

/** Words that say several things or hide the field's own word, in all forms, and what to say instead. */
export const oddWords: readonly [forms: string, say: string][] = [
  ['behind', 'after; lag for what has not caught up'],
  ['defence', 'spam check, limit, or what it is'],
  ['desk desks', 'state, controller, or what it is'],
  ['doomed', 'deleting, expired, toDelete'],
  ['fruit fruits', 'result'],
  ['glimpse glimpses', 'preview, excerpt'],
  ['hear hears heard hearer hearers hearing', 'handle, receive, on… for a listener'],
  ['keep keeps kept keeper keepers', 'cache, store, save, favorite, retain, except; cancel for what would have ended'],
  ['letter letters', 'email, mail; character for a sign of the alphabet'],
  ['meanwhile', 'what it is: otherChanges, placeholder'],
  ['shelf shelves', 'list'],
  ['tell tells told teller tellers telling', 'notify, publish, send, report, log'],
  ['wish wishes', 'request, choice, preference'],
];
/** What to say instead of each form of these words. */
export const instead = new Map(
  oddWords.flatMap(([forms, say]) => forms.split(' ').map((form) => [form, say] as const)),
);

/** Names that stay: where, and why. */
const exceptions: readonly [name: string, where: RegExp, why: string][] = [
  ['keepAlive', /./, 'a setting of Node and of pg'],
  ['keepAliveTimeout', /./, 'a setting of Node'],
  ['keepScroll', /^web\//, 'the page stays where it is scrolled to'],
  ['keepRunning', /^server\/platform\/jobs\//, 'what is begun again whenever it ends'],
  ['chat_keep_days', /./, 'a setting that is stored and documented under this name'],
  ['keep-running', /^server\/platform\/jobs\//, 'what is begun again whenever it ends'],
  ['keep', /^(scripts|server\/platform\/backup)\//, 'how many backups stay, an option of the script'],
  ['keep', /^server\/platform\/jobs\/jobs\.test\.ts$/, 'a task’s name'],
  ['letter', /^(contract|server|web)\//, 'a field of answers, sent by versions that run: how far an e-mail has come'],
  ['sign_in_letters', /^server\//, 'a column'],
  ['behind', /./, 'a field of answers: how many events a reader has not read'],
  ['event_reader_behind_events', /^server\/platform\//, 'a metric that is watched'],
  ['event_reader_behind_seconds', /^server\/platform\//, 'a metric that is watched'],
  ['Behind', /^server\/platform\/outbox\//, 'a reader that has not caught up'],
  ['readersBehind', /^server\/platform\/outbox\//, 'readers that have not caught up'],
  ['leftBehind', /^contract\/primitives\//, 'pages that somebody has left'],
  ['hairBehind', /^world\/pictures\//, 'drawn at the back of a head'],
  ['meanwhile', /^(contract|server|web)\//, 'a field of answers: what another device saved'],
  ['spamDefence', /./, 'a setting that operators have stored'],
  ['desk', /^world\/pictures\//, 'a picture of one'],
];

/** Names say what a thing does in the field's words. */
export function plainWordBreaches(tree: Tree): Breach[] {
  return sources(tree)
    .filter(({ path }) => path !== 'server/platform/db/types.ts')
    .flatMap((source) => [...wordsInName(source), ...wordsInCode(source)]);
}

function wordsInName({ path }: Source): Breach[] {
  const name = path.split('/').at(-1)!.split('.')[0]!;
  const word = oddWord(name, path);
  return word === undefined ? [] : [breach(path, 1, `is called "${name}"`, word)];
}

function wordsInCode(source: Source): Breach[] {
  const found = new Map<string, Breach>();
  walk(source.program, (node: Node) => {
    if (!/Identifier$/.test(node.type) || typeof node.name !== 'string' || found.has(node.name)) return;
    const word = oddWord(node.name, source.path);
    if (word !== undefined) {
      found.set(node.name, breach(source.path, source.lineOf(node), `names something "${node.name}"`, word));
    }
  });
  return [...found.values()];
}

const breach = (file: string, line: number, what: string, word: string): Breach => ({
  ...{ file, line, what },
  instead: `instead of "${word}" say ${instead.get(word)}; a name that is another's goes into exceptions (tests/architecture/plain-words.ts) with the reason`,
});

/** The first of the words in a name in camel case, with hyphens or underscores, unless the name stays there. */
function oddWord(name: string, path: string): string | undefined {
  const words = name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());
  const odd = words.find((word) => instead.has(word));
  if (odd === undefined || exceptions.some(([known, where]) => known === name && where.test(path))) return undefined;
  return odd;
}
