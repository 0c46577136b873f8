import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { readTree } from './architecture/tree.ts';
import { StepCounter } from './support/steps.ts';
import { sweep } from './support/sweep.ts';
import { type TextFunction, textFunctions } from './support/text-functions.ts';

/**
 * Whatever pure function takes a text is given the worst that a member could send, and may do so much with each character
 * and no more. What only grows with the text is far below; what grows with its square is far above.
 */
const most = 100;
const length = 20_000;
/** Reading the counters takes longer than most functions; what takes the square of one text shows among so few. */
const together = 20;

const root = new URL('..', import.meta.url).pathname;
const tree = readTree(root);
const functions = textFunctions(tree);
const counter = new StepCounter();
afterAll(() => counter.end());

const units = [
  ...[
    '.',
    ',',
    ')',
    '(',
    ']',
    '<',
    '>',
    '&',
    '"',
    "'",
    '=',
    '-',
    '_',
    '0',
    '1',
    ':',
    '@',
    '/',
    ' ',
    '\n',
    '\r',
    '\t',
    'x',
    'e\u0301',
  ],
  ...[
    '\u0301',
    '\u200b',
    'क्षि',
    '👨‍👩‍👧‍👦',
    'http://a.b/',
    'www.',
    'a@',
    'a.',
    '{:',
    '{:Max_1:}',
    '&lt;',
    '&#',
    '<b>',
    '</b>',
  ],
  ...['<p>', '</p>', '<li>', '<ul>', '</ul>', '<blockquote>', '<a href="http://a.b/">', '<a href="', '<br />', '<!--'],
  ...['<img data-aid="1" />', '<b style="font-weight:400">', '<svg>', '<p><b class="', '\n \n', 'Version/1', '[if '],
];
const filled = (unit: string): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
/** Runs behind the beginning of an address or a tag, runs that end otherwise, and runs of several things in turn. */
const worst = [
  ...units.flatMap((unit) => [
    filled(unit),
    `http://a.b/${filled(unit)}`,
    `${filled(unit)}!`,
    `<p>${filled(unit)}</p>`,
  ]),
  ...fc.sample(
    fc.array(fc.constantFrom(...units), { minLength: 2, maxLength: 4 }).map((some) => filled(some.join(''))),
    { numRuns: 60, seed: 8 },
  ),
];

type Inputs = Record<string, (text: string) => unknown[]>;

/** Each domain declares its own: the files named `testing/text-inputs.ts`, by the folder that they speak of. */
const declared = new Map<string, Inputs>();
for (const path of tree.keys()) {
  const place = /^(.*\/|)testing\/text-inputs\.ts$/.exec(path)?.[1];
  if (place !== undefined) declared.set(place, ((await import(root + path)) as { textInputs: Inputs }).textInputs);
}
const placeOf = (path: string): string | undefined =>
  [...declared.keys()].filter((place) => path.startsWith(place)).sort((one, other) => other.length - one.length)[0];

async function callable({ path, name, given }: TextFunction): Promise<(text: string) => unknown> {
  const module = (await import(root + path)) as Record<string, (...given: unknown[]) => unknown>;
  const input = declared.get(placeOf(path) ?? '')?.[name] ?? given;
  if (!input) throw new Error(`${path}: say in testing/text-inputs.ts of its domain how ${name} is called with a text`);
  return (text) => module[name]!(...input(text));
}

test('every function that takes a text says how it is called', async () => {
  for (const each of functions) expect(await callable(each), each.name).toBeTypeOf('function');
});

describe('a text of any kind takes time in proportion to its length', { timeout: 120_000 }, () => {
  const titled = functions.map((each) => [`${each.path} ${each.name}`, each] as const);
  sweep('texts of any kind', titled)('%s', async ([, each]) => {
    const call = await callable(each);
    for (let at = 0; at < worst.length; at += together) {
      const some = worst.slice(at, at + together);
      const steps = counter.steps(() => {
        for (const text of some) call(text);
      });
      expect(steps / (some.length * length), some.map((text) => text.slice(0, 20)).join(' ')).toBeLessThan(most);
    }
  });
});

test('what is declared exists', () => {
  for (const [place, inputs] of declared)
    for (const name of Object.keys(inputs))
      expect(
        functions.some((each) => each.path.startsWith(place) && each.name === name),
        `${place} ${name}`,
      ).toBe(true);
});

test('the counter distinguishes what grows with the square of a text from what grows with the text', () => {
  const grows = (act: (text: string) => unknown) =>
    counter.steps(() => act('x'.repeat(4000))) / counter.steps(() => act('x'.repeat(1000)));
  const once = (text: string) => [...text].map((character) => character.toUpperCase());
  const again = (text: string): unknown => (text === '' ? 0 : again(text.slice(0, -1)));
  const within = (text: string) => [...text].filter((character) => text.split(character).length < 2);
  // The engine counts fewer blocks of what it has optimised meanwhile: four times the text is twice to eight times the steps.
  expect(grows(once)).toBeLessThan(9);
  expect(grows(again)).toBeGreaterThan(12);
  expect(grows(within)).toBeGreaterThan(12);
});
