import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallSpec } from '../../contract/call.ts';
import { type CallName, calls } from '../../contract/calls.ts';
import { testForum, type Writer } from '../support/forum.ts';
import { sweep } from '../support/sweep.ts';

const forum = await testForum();
const { api, member, post, reply } = forum;
const ada = await member();
const { tid } = await post(ada);
const { pid } = await reply(ada, tid);

beforeEach(() => forum.forgetLimits());

/** Tries a call; more find more, and these take a few seconds. */
const runs = 25;
/** Characters of a field that an address carries, so that Node itself doesn't refuse its length. */
const addressed = 120;

/** What makes a call right as far as a table can, so that what is beside it gets its turn. */
const sound: Record<string, unknown> = {
  ...{ tid, pid, id: tid, uid: ada.uid, fid: 15443, follow_uid: ada.uid, aid: 1, idhash: 'abcd1234' },
  ...{ subject: 'A good subject', message: 'A message that is long enough.', username: 'somebody_else' },
};

/** Also those that distinguish the calls of one path: they are looked at before any shape is. */
const fieldsOf = (spec: CallSpec): string[] => [
  ...[spec.params, spec.query, spec.body, spec.signs].flatMap((part) => Object.keys(part?.shape ?? {})),
  ...Object.keys(spec.fixed?.body ?? {}),
];

const numbers = fc.oneof(
  fc.constantFrom(-1, 0, 1.5, 1e30, -0, 2 ** 31, 2 ** 53, -(2 ** 63), Number.MIN_VALUE),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const texts = fc.oneof(
  fc.constantFrom(
    'NaN',
    'Infinity',
    '-0',
    '1e9',
    '0x10',
    '٣',
    '१२३',
    '１',
    ' 1 ',
    '',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff\ud800',
  ),
  fc.constantFrom(
    'ﷺ'.repeat(300),
    '‮abc',
    'null',
    'undefined',
    '[object Object]',
    '{"$gt":""}',
    "' or 1=1 --",
    '../..',
    '%ff',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.nat(40).map((size) => '<b>'.repeat(size * 500)),
);
const nested = fc
  .integer({ min: 1, max: 12 })
  .map((depth) => JSON.parse(`${'['.repeat(depth * 40)}${']'.repeat(depth * 40)}`) as unknown);
const values = fc.oneof(
  { weight: 3, arbitrary: texts },
  { weight: 2, arbitrary: numbers },
  fc.constantFrom(null, true, [], {}, [[]], [null], { length: -1 }, { toString: null }, { constructor: 1 }),
  nested,
  fc.array(fc.oneof(texts, numbers), { maxLength: 30 }),
  fc.dictionary(fc.oneof(texts, fc.constantFrom('__proto__', 'constructor', 'then')), texts, { maxKeys: 4 }),
);

/** What a caller of one call might send: some fields right, some anything, some that nobody knows. */
function inputsOf(spec: CallSpec): fc.Arbitrary<Record<string, unknown>> {
  const own = fieldsOf(spec).map((field) => {
    const given = field in sound ? fc.option(values, { nil: sound[field] }) : fc.option(values, { nil: undefined });
    return given.map((value) => [field, value] as const);
  });
  const foreign = fc.array(
    fc.tuple(fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'polluted', ''), values),
    { maxLength: 2 },
  );
  return fc
    .tuple(fc.tuple(...own), foreign)
    .map(([named, others]) => Object.fromEntries([...named, ...others].filter(([, value]) => value !== undefined)));
}

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** The same fields as each kind of body; a key named `__proto__` is written as a caller would, by hand. */
const bodies = {
  json: (fields: object): RequestInit => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields).replace('"polluted":', '"__proto__":{"polluted":1},"polluted":'),
  }),
  form: (fields: object): RequestInit => ({
    body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, asText(value).toWellFormed()])),
  }),
  multipart: (fields: object): RequestInit => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, asText(value).toWellFormed());
    form.append('file', new File([asText(fields)], 'a\r\n"b.jpg', { type: 'image/jpeg' }));
    return { body: form };
  },
};

/** The success field of the envelope says no, or the answer is the call's own. */
function checkEnvelope(spec: CallSpec, http: number, body: Record<string, unknown>, about: string): void {
  const failed = http !== 200 || body.error !== undefined;
  if (!failed) return;
  const field = {
    v5: 'status',
    legacy: 'code',
    pay: 'code',
    photography: 'code',
    reasoned: 'success',
    other: 'success',
    image: 'success',
    file: 'success',
  };
  expect(body, about).toHaveProperty(field[spec.envelope]);
  expect(body.error, about).toMatch(/^[a-z]+\.\w+$/);
  expect(body.msg, about).toMatch(/\S/);
  if (http === 400) expect((body.issues as unknown[]).length, about).toBeGreaterThan(0);
}

/** As an address can carry it: cut, and whole characters only. */
const inAddress = (value: unknown): string => asText(value).slice(0, addressed).toWellFormed();

/** A call that may end its caller's session, after which the same caller is nobody. */
const endsSession = (name: CallName): boolean => name.includes('logout') || name.startsWith('sign-in.end-');

interface Try {
  kind: keyof typeof bodies;
  fields: Record<string, unknown>;
  who: Writer;
  /** HTTP statuses that it may have. */
  may: readonly number[];
}

async function tryOut(spec: CallSpec, { kind, fields, who, may }: Try): Promise<void> {
  const path = spec.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inAddress(fields[name] ?? 1)));
  const query = new URLSearchParams(spec.fixed?.query);
  if (spec.method === 'GET') for (const [name, value] of Object.entries(fields)) query.append(name, inAddress(value));
  const init = spec.method === 'GET' ? {} : bodies[kind]({ ...spec.fixed?.body, ...fields });
  const answer = await api.fetch(`${path}?${query}`, { method: spec.method, ...init }, who);
  const about = `${spec.method} ${kind} ${JSON.stringify(fields).slice(0, 300)}: HTTP ${answer.status}`;
  expect(may, about).toContain(answer.status);
  if (answer.headers.get('content-type')?.includes('json'))
    checkEnvelope(spec, answer.status, (await answer.json()) as Record<string, unknown>, about);
  else expect(spec.envelope, about).toBe('image');
}

describe('whatever is sent is answered in words, in the call’s envelope', () => {
  sweep('anything sent', Object.keys(calls) as CallName[])('%s', async (name) => {
    const spec: CallSpec = calls[name];
    const ends = endsSession(name);
    const who = ends ? await member() : ada;
    const may = [200, 400, 404, 413, 429, ...(ends ? [401] : [])];
    const kinds = fc.constantFrom(...(Object.keys(bodies) as (keyof typeof bodies)[]));
    await fc.assert(
      fc.asyncProperty(inputsOf(spec), kinds, (fields, kind) => tryOut(spec, { kind, fields, who, may })),
      { numRuns: runs },
    );
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe('addresses that nobody links', () => {
  test.each([
    ['/v5/content/thread/%E0%A4%A', 'GET'],
    ['/v5/content/thread/%00', 'GET'],
    [`/v5/content/thread/${'9'.repeat(9000)}`, 'GET'],
    ['/v5/content/post/reply/1?page=1&page=2', 'GET'],
    ['/v5/content/post/reply/1?__proto__=1&page=x', 'GET'],
    ['/v5/content/thread/..%2f..%2fetc%2fpasswd', 'GET'],
    ['/api/mobile/index.php', 'GET'],
    ['/api/mobile/index.php?module=none&action=none', 'POST'],
    ['/v5/content/thread', 'PUT'],
    ['/v5/content/thread', 'DELETE'],
    ['/v5/content/thread', 'OPTIONS'],
    ['/v5/content/post/like', 'GET'],
    ['/selfapi/thread/view', 'PATCH'],
    [`/?${'a=1&'.repeat(2000)}`, 'GET'],
  ])('%s by %s is refused in words', async (path, method) => {
    // From an address of its own: what came before may have used up this one's.
    const answer = await forum.caller().fetch(path, { method }, ada);
    expect([400, 404]).toContain(answer.status);
    expect(await answer.json()).toMatchObject({
      error: expect.stringMatching(/^wire\./),
      msg: expect.stringMatching(/\S/),
    });
  });
});
