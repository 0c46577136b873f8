import { expect, test } from 'vitest';
import { type Part, without } from './without.ts';

const part = (named: Omit<Part, 'of'>): Part[] => [{ of: 'a part', ...named }];

/** What code gives for an expression once it is without parts. */
const given = (code: string, named: Omit<Part, 'of'>, asked: string): unknown =>
  new Function(`${without(code, part(named))}; return ${asked};`)();

test('a function that is left out says so when it is called', () => {
  const code = 'function used() { return 1; }\nfunction seldom(a) { return a; }';
  expect(given(code, { functions: ['seldom'] }, 'used()')).toBe(1);
  expect(() => given(code, { functions: ['seldom'] }, 'seldom(2)')).toThrow('leaves out');
});

test('a call of what always gives the same is that, and what it was called with is still done', () => {
  const code =
    'var done = 0;\nfunction idle(a) { return a; }\nfunction run() { return [idle(done = 2), idle(), idle]; }';
  const [first, second, idle] = given(code, { functions: ['idle'], gives: 'null' }, 'run()') as [
    null,
    null,
    () => null,
  ];
  expect([first, second, idle()]).toEqual([null, null, null]);
  expect(given(code, { functions: ['idle'], gives: '' }, '[run()[0], done]')).toEqual([undefined, 2]);
});

const kinds = `function kind(fiber) {
  switch (fiber.tag) {
    case 1:
    case 4:
      return 'one or four';
    case 5:
      var shared = 5;
      return 'five';
    case 6:
      shared = 6;
    case 7:
      return 'seven after ' + shared;
    default:
      return 4 === fiber.tag ? 'four' : 5 !== fiber.tag ? 'none' : 'five';
  }
}`;

test('a kind that never comes is left out; what another leads on to stays', () => {
  const left = without(kinds, part({ tags: [4, 5, 7] }));
  expect(left).not.toContain("'five';\n    case 6");
  const kind = (tag: number) => given(kinds, { tags: [4, 5, 7] }, `kind({ tag: ${tag} })`);
  expect([1, 4, 5, 6, 7].map(kind)).toEqual(['one or four', 'none', 'none', 'seven after 6', 'none']);
});

test('numbers are left out of what is asked for a tag alone', () => {
  const code = 'function same(fiber, tag) { return [4 === fiber.index, fiber.index !== 4, 4 === tag]; }';
  expect(given(code, { tags: [4] }, 'same({ index: 4 }, 4)')).toEqual([true, false, false]);
});

const events = `function kindOf(name) {
  switch (name) {
    case 'drag':
    case 'click':
      return 'mouse';
    case GONE:
      return 'gone';
  }
}
function rankOf(name) {
  switch (name) {
    case 'drag':
      return 8;
  }
}
var GONE = 'gone';`;

test('texts and constants that nothing is are left out, but in functions where they stay', () => {
  const named = { texts: ['drag'], butIn: ['rankOf'], constants: ['GONE'] };
  expect(given(events, named, "['drag', 'click', 'gone'].map(kindOf)")).toEqual([undefined, 'mouse', undefined]);
  expect(given(events, named, "rankOf('drag')")).toBe(8);
});

test('what always holds the same is read as that, and written by nobody', () => {
  const code = `var waiting = null, count = 0;
function start(root) { waiting = count = 3; var made = (root.pool = { size: 1, pool: 2 }); return [null === waiting, made]; }
function end(root) { return root.pool; }`;
  const named = { variables: { waiting: 'null' }, fields: { pool: 'void 0' } };
  expect(given(code, named, '[start({}), count, end({ pool: 1 })]')).toEqual([[true, { size: 1 }], 3, undefined]);
});

test('what is counted does not always hold the same', () => {
  for (const change of ['count++', 'count += 1', '(function (count) {})()'])
    expect(() => without(`var count = 0; ${change};`, part({ variables: { count: '0' } }))).toThrow('always hold');
});

test('statements of the module go by how they begin', () => {
  const code =
    "function Seldom() {}\nSeldom.prototype.one = function () {};\nSeldom.prototype.two = 2;\nvar used = 'used';";
  const left = without(code, part({ statements: ['Seldom.prototype.'] }));
  expect(left).not.toContain('prototype');
  expect(left).toContain('used');
});

test('a name that the code does not have ends the build', () => {
  const all: Omit<Part, 'of'>[] = [
    { functions: ['gone'] },
    { statements: ['gone.'] },
    { tags: [9] },
    { constants: ['GONE'] },
    { texts: ['gone'] },
    { butIn: ['gone'] },
    { variables: { gone: 'null' } },
    { fields: { gone: 'null' } },
  ];
  for (const named of all) expect(() => without('var used = 1;', part(named))).toThrow(/has no .*(?:gone|GONE|9)/);
});
