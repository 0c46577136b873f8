import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallSpec } from '../contract/call.ts';
import { calls } from '../contract/calls.ts';
import { ranks } from '../contract/order.ts';
import { addCall } from '../scripts/generators/call.ts';
import type { DocumentedCall } from '../scripts/generators/documented-call.ts';
import { answerOf, fieldsOf, nameOf, readDocumentedCalls } from '../scripts/generators/documents.ts';
import { addDomain } from '../scripts/generators/domain.ts';
import { Files } from '../scripts/generators/files.ts';
import { accessOf, fieldOf } from '../scripts/generators/guesses.ts';
import { isTried } from './support/sweep.ts';

const root = join(import.meta.dirname, '..');

const documented = (fields: Partial<DocumentedCall>): DocumentedCall => ({
  ...{ id: 'post-pin', area: 'post', method: 'POST', path: '/v5/post/pin/{pid}', envelope: 'v5', section: ['D2 §7'] },
  ...fields,
});

describe('a row of the documents’ table', () => {
  test('gives each field its place, and what may be missing is optional', () => {
    const { params, query, body } = fieldsOf(
      documented({ query: ['act', 'page'], fixedQuery: { act: 'pin' }, body: ['email?', 'tid', 'pid'] }),
    );
    expect(params).toEqual([{ name: 'pid', schema: 'idField', sample: 1, guessed: true }]);
    expect(query.map(({ schema }) => schema)).toEqual(['page']);
    expect(body.map(({ name, schema }) => `${name}: ${schema}`)).toEqual([
      'email: text(200).optional()',
      'tid: idField',
    ]);
  });

  test('puts what is sealed into signs', () => {
    const { body, signs } = fieldsOf(documented({ body: ['signs'], bodyInner: { signs: ['username'] } }));
    expect([body.length, signs.map(({ name }) => name)]).toEqual([0, ['username']]);
  });

  test('distinguishes the answer’s data from what stands beside it', () => {
    expect(answerOf(documented({ answer: ['code', 'msg', 'data.list[].tid', 'data.count', 'needXGold'] }))).toEqual({
      output: 'z.object({ list: z.array(z.object({ tid: id })), count: count })',
      beside: 'z.object({ needXGold: z.string() })',
    });
    expect(answerOf(documented({ envelope: 'other', answer: ['success', 'lists[].name'] })).output).toBe(
      'z.object({ success: z.string(), lists: z.array(z.object({ name: z.string() })) })',
    );
  });

  test.each([
    ['page', 'page', false],
    ['limit', 'limit(10)', false],
    ['perpage', 'limit(20)', true],
    ['tid', 'idField', true],
    ['follow_uid', 'idField', true],
    ['aids?', 'idList(100).optional()', true],
    ['is_global', 'flagField', true],
    ['time_start', 'whole(0, 4_102_444_800)', true],
    ['message', 'text(20_000)', true],
    ['uuid', 'text(200)', true],
    ['subject', 'text(200)', true],
  ])('declares %s as %s; from its name alone: %s', (name, schema, guessed) => {
    expect(fieldOf(name, { limit: 10 })).toMatchObject({ schema, guessed });
  });

  test.each([
    [{ area: 'topic', method: 'GET', path: '/v5/content/topic/ranking' }, 'guest'],
    [{ area: 'jackpot', method: 'POST', path: '/selfapi/jackpot/winnerlist' }, 'guest'],
    [{ area: 'registration', method: 'POST', path: '/selfapi/account/registeremail' }, 'guest'],
    [{ area: 'post', method: 'POST', path: '/v5/content/post/reward' }, 'member'],
    [{ area: 'photography', method: 'GET', path: '/selfapi/photography/myphoto' }, 'member'],
    [{ area: 'bug', method: 'GET', path: '/plugin.php', body: ['token'] }, 'member'],
    [{ area: 'forum', method: 'GET', path: '/newxstore/isGetEmojiNew', headers: ['bearer token'] }, 'member'],
    [{ area: 'wallet', method: 'GET', path: '/v5/user/xcoinLog' }, 'member'],
  ] as const)('is open to whom the documents’ roles say: %o to a %s', (row, access) => {
    expect(accessOf(documented(row)).access).toBe(access);
  });

  test('has a name of ours, in a domain that has a rank', () => {
    const names = readDocumentedCalls(root).map(nameOf);
    expect(names.filter((name) => !/^[a-z-]+\.[a-z][a-z0-9-]*$/.test(name))).toEqual([]);
    const known = new Set(Object.keys(ranks));
    expect(names.filter((name) => !known.has(name.split('.')[0]!))).toEqual([]);
  });
});

test('a generator says what it does not find, and writes over nothing', () => {
  const files = new Files((path) => (path === 'a.ts' ? 'const a = 1;\n' : undefined));
  expect(() => files.change('a.ts', 'const b', (found) => found)).toThrow('a.ts has no const b');
  expect(() => files.create('a.ts', '')).toThrow('a.ts is there already');
  expect(() => addDomain(files, { domain: 'trial' })).toThrow('trial has no rank');
  expect(() => addCall(files, { domain: 'trial', verb: 'look' })).toThrow('trial has no rank');
  expect(() => files.enter('a.ts', 'const b = {', 'c')).toThrow('a.ts has no const b = {');
});

test('a call that answers beside its data says so in its type, and one named by a reserved word has a function', () => {
  const plain: Record<string, string> = {
    'server/domains/topics/manifest.ts': "import type { A } from './a.ts';\nexport const a = { handlers: {} };\n",
    'server/domains/topics/testing/calls.ts': 'export const samples = {\n};\n',
    'contract/domains/topics/calls.ts': "import { z } from 'zod';\nexport const topicsCalls = {\n} as const;\n",
  };
  const files = new Files((path) => plain[path]);
  addCall(files, { domain: 'topics', verb: 'delete', documented: documented({ answer: ['data.tid', 'total'] }) });
  expect(files.text('server/domains/topics/actions/delete-topic.ts')).toMatch(
    /function deleteTopic\(.*Promise<\{ data: DataOf<Call>; beside: BesideOf<Call> \}>/,
  );
  expect(files.text('server/domains/topics/manifest.ts')).toContain("'topics.delete': deleteTopic,");
});

test.each([
  ['const a = {};', 'const a = { c };'],
  ['const a = { b };', 'const a = { b, c };'],
  ['const a = {\n  b: { d: [] },\n} as const;', 'const a = { b: { d: [] }, c } as const;'],
  ['const a = [b, { d: [] }];', 'const a = [b, { d: [] }, c ];'],
])('an entry goes to the end of an object or list, however it is written: %s', (before, after) => {
  const files = new Files(() => before);
  files.enter('a.ts', before.slice(0, 'const a = {'.length), 'c');
  // The formatter sets the spaces.
  expect(files.text('a.ts')!.replace(/\s+/g, ' ')).toBe(after);
});

const begun = 'what npm run new-call, new-domain and new-kind begin passes the checks as it stands';

describe.runIf(isTried(begun))(begun, () => {
  let copy: string;
  const run = (command: string, ...argv: string[]): string =>
    execFileSync(command, argv, { cwd: copy, encoding: 'utf8', env: { PATH: process.env.PATH, HOME: tmpdir() } });
  const tool = (name: string, ...argv: string[]): string => run(join(copy, 'node_modules/.bin', name), ...argv);
  const script = (name: string, ...argv: string[]): string => run(process.execPath, `scripts/${name}`, ...argv);
  const madeBy = (said: string): string[] => [...said.matchAll(/^wrote (.*)$/gm)].map(([, path = '']) => path);

  /** A call of the documents that nobody has begun yet, in a domain that stands; one of ours where none is left. */
  function next(method: 'GET' | 'POST'): string[] {
    const bound = new Set(Object.values<CallSpec>(calls).flatMap(({ id }) => id ?? []));
    const row = readDocumentedCalls(root).find(
      (each) =>
        each.method === method &&
        !bound.has(each.id) &&
        existsSync(join(root, `contract/domains/${nameOf(each).split('.')[0]}/calls.ts`)),
    );
    return row ? [row.id] : [`threads.try-${method.toLowerCase()}`, ...(method === 'GET' ? ['--read'] : [])];
  }

  let made: string[];
  let byKind: string[];
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'baobab-new-call-'));
    const left = new Set(['node_modules', '.git', 'dist', 'data', '.cache']);
    cpSync(root, copy, { recursive: true, filter: (path) => !left.has(basename(path)) });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    byKind = madeBy(script('new-kind.ts', 'recipe', '--says', 'Recipe|Recette|रेसिपी'));
    const others = [
      script('new-call.ts', ...next('POST')),
      script('new-call.ts', ...next('GET')),
      script('new-domain.ts', 'trial', '--rank', '7'),
      script('new-call.ts', 'trial.look-around', '--says', 'Seen|Vu|देखा गया'),
    ].flatMap(madeBy);
    made = [...others, ...byKind];
  }, 120_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

  test('it compiles, and is written as the house writes', { timeout: 240_000 }, () => {
    tool('tsc', '--noEmit', '-p', '.', '--checkers', '1');
    tool('biome', 'check', ...new Set(made.filter((path) => /\.tsx?$/.test(path))));
  });

  test('it follows the house’s rules', { timeout: 240_000 }, () => {
    tool('vitest', 'run', '--project', 'unit', 'tests/architecture.test.ts');
  });

  test('its tests pass, and those that look at every call and every kind', { timeout: 240_000 }, () => {
    const own = made.filter((path) => /\.test\.tsx?$/.test(path));
    expect(own).toHaveLength(5);
    const common = [
      'contract',
      'server/declared.test.ts',
      'tests/docs.test.ts',
      'tests/kinds.test.ts',
      'tests/texts.test.ts',
    ];
    tool('vitest', 'run', ...own, ...common);
  });

  test('a kind of thread touches the texts and what is made, and nothing else that stands', () => {
    const touched = byKind.filter((path) => existsSync(join(root, path)));
    expect(touched.filter((path) => !path.startsWith('contract/texts/')).sort()).toEqual([
      'contract/domains/threads/kinds/made/kinds.ts',
      'contract/domains/threads/kinds/made/parts.ts',
      'contract/domains/threads/made/calls.ts',
      'contract/openapi.json',
      'server/domains/threads/kinds/made/kinds.ts',
      'server/domains/threads/made/rooms.ts',
      'web/features/threads/kinds/made/composed.ts',
      'web/features/threads/kinds/made/kinds.ts',
      'web/made/parts.ts',
    ]);
  });

  test('the same call and the same kind are not begun twice', () => {
    expect(() => script('new-call.ts', 'trial.look-around')).toThrow('trial.look-around is there already');
    expect(() => script('new-kind.ts', 'recipe', '--says', 'a|b|c')).toThrow('recipe is there already');
    expect(() => script('new-kind.ts', 'question', '--says', 'a|b|c')).toThrow("says 'question' already");
  });
});
