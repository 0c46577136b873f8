import { expect, test } from 'vitest';
import { hotWordOf } from './hot-word.ts';
import { excerptAround, marked } from './marked.ts';
import { monthsSince, rarestFirst } from './marks.ts';
import { finds, queryKey, queryOf, queryWords } from './query.ts';
import { bestOfThreads } from './ranked.ts';
import { scoreOf } from './score.ts';
import { lexemesOf, queryText, type Stems, vectorText } from './vector.ts';
import { marksAfter, needsBeyond, nextWindow, sliceMarks, windowsOf } from './windows.ts';
import { folded, wordsOf } from './words.ts';

const spelled = (text: string): string[] => wordsOf(text).map((word) => word.folded);

test.for([
  ['Légère, ÉTÉ', ['legere', 'ete']],
  ['l’eau d’Œuvre', ['eau', 'oeuvre']],
  ['ɗan ƙasa Ọjà', ['dan', 'kasa', 'oja']],
  ['फ़ोन ज़रूरी', ['फोन', 'जरूरी']],
  ['हिन्दी की किताबें', ['हिंदी', 'की', 'किताबें']],
  ['चाँद १२', ['चांद', '12']],
  ["it's a'; drop--table", ['it', 'drop', 'table']],
] as const)('the words of %s without case, accents and variants', ([text, words]) => {
  expect(spelled(text)).toEqual(words);
});

test('a vowel sign of Devanagari doesn’t end a word, and no word holds what a tsvector would read', () => {
  expect(spelled('मोबाइल')).toEqual(['मोबाइल']);
  expect(folded("a'b\\c:1A")).toContain("'");
  expect(spelled("a'bc\\def:1A ~c188 x&y|!z")).toEqual(['bc', 'def', '1a', 'c188']);
});

test('words are bounded, also in a text without end', () => {
  expect(wordsOf('rice '.repeat(5000))).toHaveLength(1500);
  expect(wordsOf('a'.repeat(100_000))).toEqual([]);
  expect(queryWords('one two three four five six seven eight nine ten')).toHaveLength(8);
});

const stems: Record<string, Partial<Stems>> = {
  running: { en: ['run'] },
  the: { en: [] },
  chères: { fr: ['cher'] },
};
const stemsOf = (word: string): Stems => ({ en: [word], fr: [word], hi: [word], ...stems[word] });

test('a word is found by itself and by its stem; stop words of its language by nothing', () => {
  const [running, the, cher] = wordsOf('running the chères');
  expect(lexemesOf(running!, 'en', stemsOf)).toEqual(['running', 'run']);
  expect(lexemesOf(the!, 'en', stemsOf)).toEqual([]);
  expect(lexemesOf(cher!, 'fr', stemsOf)).toEqual(['cheres', 'cher']);
});

test('a vector has words at their places, subject before message, and marks without', () => {
  const parts = [
    { words: wordsOf('Running shoes'), weight: 'A' as const },
    { words: wordsOf('the shoes'), weight: 'D' as const },
  ];
  expect(vectorText(parts, ['~c188'], 'en', stemsOf)).toBe("'running':1A 'run':1A 'shoes':2A,4D '~c188'");
});

test('words of Hindi that say nothing are insisted on as little as those of English', () => {
  expect(lexemesOf(wordsOf('में')[0]!, 'hi', stemsOf)).toEqual([]);
  expect(queryText(queryOf(queryWords('फ़ोन में नहीं'), stemsOf).conditions)).toBe("('फोन')");
  expect(queryText(queryOf(queryWords('में'), stemsOf).conditions)).toBe("('में')");
});

test('a query wants each word that says something in any of its forms; stop words only where there are no others', () => {
  const query = queryOf(queryWords('the running'), stemsOf);
  expect(queryText(query.conditions)).toBe("('running' | 'run')");
  expect(queryText(queryOf(queryWords('the'), stemsOf).conditions)).toBe("('the')");
  const isFound = finds(query);
  expect(
    wordsOf('running runs the rain runner')
      .filter(isFound)
      .map((word) => word.folded),
  ).toEqual(['running', 'runs', 'the', 'runner']);
  expect(queryKey('  Crème   BRÛLÉE ')).toBe('creme brulee');
});

test('what was found is marked in pieces, neighbours as one, and nothing is lost', () => {
  const isFound = finds(queryOf(queryWords('dan wake'), stemsOf));
  const text = 'Best: <b>Dan wake</b>! Dan, wake.';
  const pieces = marked(text, isFound);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter(({ hit }) => hit).map((piece) => piece.text)).toEqual(['Dan wake', 'Dan', 'wake']);
});

test('words are cut where an expression of Unicode’s classes cuts them', () => {
  const expression = /(?:(?!\u02bc)[\p{L}\p{M}\p{N}\u00ad\u200c-\u200f\u202a-\u202e\u2066-\u2069])+/gu;
  const units = Array.from({ length: 0x1_0000 }, (_, unit) => `a${String.fromCharCode(unit)}b`);
  const beyond = ['𞤀𞤣𞤤𞤢𞤥', 'a😀b', '𝔘nd', 'x\ud83dy', '\udc00z', 'q\ud801', '😀', '', 'ab cd'];
  const byExpression = (text: string) =>
    [...text.matchAll(expression)].flatMap(({ index, 0: each }) =>
      /^[a-z]$/i.test(each) || folded(each) === '' ? [] : [`${index}-${index + each.length}`],
    );
  const places = (text: string) => wordsOf(text).map(({ from, to }) => `${from}-${to}`);
  const wrong = [...units, ...beyond].filter((text) => places(text).join() !== byExpression(text).join());
  expect(wrong).toEqual([]);
});

test('an excerpt stands around the first word found, cut between words', () => {
  const isFound = finds(queryOf(queryWords('kanwa'), stemsOf));
  const text = `${'some words before it '.repeat(20)}too much kanwa here${' and words behind it'.repeat(20)}`;
  const pieces = excerptAround(text, isFound, 100);
  const whole = pieces.map((piece) => piece.text).join('');
  expect(whole).toMatch(/^…\w+ .*too much kanwa here.*\w…$/);
  expect(whole.length).toBeLessThanOrEqual(102);
  expect(pieces.filter(({ hit }) => hit)).toEqual([{ text: 'kanwa', hit: true }]);
  expect(excerptAround('short', isFound, 100)).toEqual([{ text: 'short', hit: false }]);
});

const now = new Date('2026-11-25T12:00:00Z');
const daysBefore = (days: number) => now.getTime() - days * 86_400_000;

test('fresh goes before old where both fit alike, and what fits well before what hardly does', () => {
  expect(scoreOf(1, daysBefore(1), now)).toBeGreaterThan(scoreOf(1, daysBefore(100), now));
  expect(scoreOf(1, daysBefore(3650), now)).toBeGreaterThan(scoreOf(0.3, now.getTime(), now));
});

test('a thread stands once, by its best post', () => {
  const match = (tid: number, pid: number, relevance: number, days = 0) => ({
    ...{ tid, pid, relevance },
    postedAt: daysBefore(days),
  });
  const matches = [match(1, 10, 0.2), match(1, 11, 0.5), match(2, 20, 0.4), match(3, 30, 0.5, 900)];
  expect(bestOfThreads(matches, { now, order: 'best' }).map(({ tid, pid }) => [tid, pid])).toEqual([
    [1, 11],
    [2, 20],
    [3, 30],
  ]);
  expect(bestOfThreads([match(1, 1, 1, 5), match(2, 2, 0.1)], { now, order: 'newest' })[0]!.tid).toBe(2);
});

test('months from a moment on, over the year', () => {
  expect(monthsSince(new Date('2025-11-26T00:00:00Z'), new Date('2026-02-01T00:00:00Z'))).toEqual([
    '~m202511',
    '~m202512',
    '~m202601',
    '~m202602',
  ]);
});

test('what the fewest posts have is looked for first: an author, the newest, long words, and wide stretches last', () => {
  const conditions = [['goal'], ['battery', 'batteri'], ['~c188', '~c293'], ['~b2'], ['~u7'], ['~z3', '~z2']];
  const order = (given: string[][]) => rarestFirst(given).map(([first]) => first);
  expect(order(conditions)).toEqual(['~u7', 'battery', 'goal', '~b2', '~c188', '~z3']);
  expect(order([['goal'], ['~b2'], ['~x244', '~x243']])).toEqual(['~x244', 'goal', '~b2']);
});

test('all posts are looked through without those of the stretch before', () => {
  const windows = windowsOf(2_000_000);
  expect(marksAfter(windows, 2, 3)).toEqual(['~z0', '~z1']);
  expect(marksAfter(windows, 1, 3)).toEqual([]);
  expect(marksAfter(windows, undefined, 0)).toEqual(['~x244', '~x243']);
  // Where there is nothing beyond it, or so much that its marks would be a search of their own, all are.
  expect(marksAfter(windowsOf(1_048_575), 1, 2)).toEqual([]);
  expect(marksAfter(windowsOf(100_000_000), 2, 3)).toEqual([]);
});

test('two stretches are looked through at once where one would hold too little', () => {
  const windows = windowsOf(2_000_000);
  const seen = (matched: number) => ({ found: matched, matched, more: false });
  expect(needsBeyond(windows, 0, 2, seen(2))).toBe(true);
  expect(needsBeyond(windows, 0, 2, seen(8))).toBe(false);
  // There has to be something beyond it that is not all again.
  expect(needsBeyond(windows, 0, 1, seen(0))).toBe(false);
  expect(needsBeyond(windowsOf(1_000_000), 0, 1, seen(0))).toBe(false);
  expect(needsBeyond(windowsOf(100_000_000), 0, 2, seen(0))).toBe(false);
});

test('slices of the newest posts grow until enough are found, and all are looked through at last', () => {
  expect(sliceMarks(70_000)).toEqual(['~x8', '~y1', '~z0']);
  expect(windowsOf(5000)).toEqual([{ marks: [], span: 5001 }]);
  const windows = windowsOf(2_000_000);
  expect(windows.map(({ marks }) => marks)).toEqual([['~x244', '~x243'], ['~y30', '~y29'], ['~z3', '~z2'], []]);
  const seen = (found: number, matched = found, more = false) => ({ found, matched, more });
  // A word of every third post is found among the newest, one of a few posts among all, by two more statements.
  expect(nextWindow(windows, 0, seen(1000))).toBeUndefined();
  expect(nextWindow(windows, 0, seen(0))).toBe(1);
  expect(nextWindow(windows, 1, seen(0))).toBe(3);
  expect(nextWindow(windows, 0, seen(120))).toBe(1);
  expect(nextWindow(windows, 3, seen(0))).toBeUndefined();
  // What matches and isn't found counts as well: a word of all posts is not looked for in all of them.
  expect(nextWindow(windows, 1, seen(0, 390))).toBe(2);
  expect(nextWindow(windows, 0, seen(0, 1000, true))).toBe(1);
  expect(nextWindow(windows, 1, seen(10, 1000, true))).toBeUndefined();
  // Nor is what was asked for of a week looked for behind what is older.
  expect(nextWindow(windows, 1, { ...seen(10, 390), past: 380 })).toBeUndefined();
  expect(nextWindow(windows, 1, { ...seen(10, 390), past: 5 })).toBe(2);
});

test.for([
  ['rice', { value: 'rice', tid: 0, link: '', membersOnly: false }],
  ['rice = 1024', { value: 'rice', tid: 1024, link: '', membersOnly: false }],
  ['my wallet = /ucenter/wallet', { value: 'my wallet', tid: 0, link: '/ucenter/wallet', membersOnly: true }],
  ['shop = https://example.org/a', { value: 'shop', tid: 0, link: 'https://example.org/a', membersOnly: false }],
  ['x = javascript:alert(1)', undefined],
  ['x = //example.org', undefined],
  [' ', undefined],
] as const)('a hot keyword as operators write it: %s', ([line, word]) => {
  expect(hotWordOf(line)).toEqual(word);
});
