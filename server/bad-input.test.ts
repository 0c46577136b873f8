import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json as jsonOf } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { z } from 'zod';
import type { CallSpec } from '../contract/call.ts';
import { type CallName, calls } from '../contract/calls.ts';
import { Api, type CallOptions } from '../tests/support/api.ts';
import { testApp } from '../tests/support/app.ts';
import { callSamples } from '../tests/support/call-samples.ts';
import { newReply } from '../tests/support/content.ts';
import { operatorsSession } from '../tests/support/forum.ts';
import { freshName, register } from '../tests/support/people.ts';
import { sweep } from '../tests/support/sweep.ts';
import { sharedLimits } from './platform/http/limits.ts';

const { api, app, clock, db, url } = await testApp();
const reply = await newReply(api);
const { token, uid } = reply.author;
/** Who may make every call that not every member may make. */
const staff = await register(api);
await db.updateTable('accounts.members').set({ groupid: 1, is_creator: true }).where('uid', '=', staff.uid).execute();
await db
  .updateTable('accounts.sessions')
  .set({ ...operatorsSession, expires_at: operatorsSession.created_at })
  .where('uid', '=', staff.uid)
  .execute();
app.platform.tags.moved([`u:${staff.uid}`]);

const nasty: unknown[] = [
  null,
  0,
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER + 2,
  true,
  [],
  ['a', null],
  {},
  { $ne: 1 },
  '',
  '\0',
  'abc\0def',
  '\ud800abcde',
  "'; drop table threads.posts; --",
  '%00%s%n',
  '🦓'.repeat(60),
  'x'.repeat(5000),
  '9'.repeat(40),
];
/** More than four bytes hold, and the most that an id may be: many a field takes them, and the call lacks something else. */
const large: unknown[] = [2 ** 31, Number.MAX_SAFE_INTEGER];

/** What makes a call right as far as a table can: ids of things that exist, texts of the right length. */
const good: Record<string, unknown> = {
  provider: 'facebook',
  tid: reply.tid,
  id: reply.tid,
  pid: reply.pid,
  uid,
  ...{ other_uid: uid, mute_uid: uid, block_uid: uid, follow_uid: uid },
  fid: 15443,
  typeid: 1,
  subject: 'A subject of a good length',
  message: 'A message with more than ten characters.',
  username: freshName(),
  password: 'correct-horse-9',
  idhash: 'abcd1234',
  mobile: '8012345678',
};

const samples = await callSamples();

const fieldsOf = (spec: CallSpec): string[] =>
  [spec.params, spec.query, spec.body, spec.signs].flatMap((part) => Object.keys(part?.shape ?? {}));

function base(name: CallName, spec: CallSpec): Record<string, unknown> {
  const known = { ...good, ...samples.get(name)?.good };
  return Object.fromEntries(fieldsOf(spec).flatMap((field) => (field in known ? [[field, known[field]]] : [])));
}

/** The fields that a refusal names, each once; of a list's item the list. */
function named(issues: unknown): string[] {
  const fields = (issues as { field: string }[]).map((issue) => issue.field);
  expect(fields).toEqual([...new Set(fields)]);
  return fields.map((field) => field.split('.')[0] ?? field);
}

/** A value as it arrives, and the schema that judges it there; undefined for an address that is no address. */
function arriving(spec: CallSpec, field: string, value: unknown): { schema: z.ZodType; wire: unknown } | undefined {
  const inPath = spec.params?.shape[field];
  const inQuery = spec.query?.shape[field];
  if (inPath || inQuery) {
    const wire = String(value).toWellFormed();
    return inPath && wire === '' ? undefined : { schema: (inPath ?? inQuery) as z.ZodType, wire };
  }
  const schema = (spec.signs?.shape[field] ?? spec.body?.shape[field]) as z.ZodType;
  return { schema, wire: JSON.parse(JSON.stringify(value)) };
}

/** An optional field that is sent empty counts as absent. */
function isLeftOut(spec: CallSpec, field: string, value: unknown): boolean {
  const sent = arriving(spec, field, value);
  return (
    sent !== undefined && ['', null].includes(sent.wire as string | null) && sent.schema.safeParse(undefined).success
  );
}

/** Whether the contract refuses a value in a field. */
function isRefused(spec: CallSpec, field: string, value: unknown): boolean {
  const sent = arriving(spec, field, value);
  return sent !== undefined && !isLeftOut(spec, field, value) && !sent.schema.safeParse(sent.wire).success;
}

/** By its schema a field holds whatever is sent: it is ignored, or a file, which is judged by its bytes. */
const holdsAnything = (spec: CallSpec, field: string): boolean =>
  arriving(spec, field, 'a word')!.schema.safeParse(Symbol('anything')).success;

/** A later window of the call's limit, so that none hides what it would answer. */
function options({ access, limit = 'write' }: CallSpec): CallOptions {
  clock.advance(sharedLimits[limit].seconds + 1);
  const who = access === 'guest' || access === 'member' ? token : staff.token;
  return { token: who, seal: { iat: Math.floor(clock.now().getTime() / 1000) } };
}

describe('whatever stands in a field of a call, the field is named where the contract refuses it', () => {
  sweep('bad fields', Object.keys(calls) as CallName[])('%s', async (name) => {
    const spec: CallSpec = calls[name];
    for (const field of fieldsOf(spec)) {
      if (!holdsAnything(spec, field))
        expect(
          nasty.some((value) => isRefused(spec, field, value)),
          field,
        ).toBe(true);
      const caller = new Api(url);
      let how = options(spec);
      for (const [i, value] of [...nasty, ...large].entries()) {
        if (i > 0 && i % sharedLimits[spec.limit ?? 'write'].perAccount === 0) how = options(spec);
        // An address can't carry half a character at all.
        if (spec.params?.shape[field] && typeof value === 'string' && !value.isWellFormed()) continue;
        const answer = await caller.call(name, { ...base(name, spec), [field]: value }, how);
        const about = `${field} = ${JSON.stringify(value)?.slice(0, 60)}: ${JSON.stringify(answer.body).slice(0, 300)}`;
        expect([200, 400, 401, 404, 413], about).toContain(answer.http);
        if (!answer.ok && spec.envelope !== 'image') expect(answer.error, about).toMatch(/^\w+\.\w+$/);
        const names = answer.http === 400 ? named(answer.body.issues) : [];
        if (isRefused(spec, field, value)) expect(names, about).toContain(field);
        if (answer.http !== 400 && answer.error && !answer.error.startsWith('wire.'))
          expect(spec.refusals ?? [], about).toContain(answer.error);
      }
    }
  });
});

function formOf(parts: number, bytes: number): FormData {
  const form = new FormData();
  for (let i = 0; i < parts; i += 1) form.set(`part${i}`, 'x'.repeat(bytes));
  return form;
}

describe('bodies that nobody should send', () => {
  const path = calls['threads.new-thread'].path;
  const json = { 'content-type': 'application/json' };
  test.each<[string, BodyInit, Record<string, string>, number]>([
    ['half a JSON', '{"subject": ', json, 400],
    ['a list for an object', '[1, 2]', json, 400],
    ['a word for an object', '"words"', json, 400],
    ['nothing', '', json, 400],
    ['a prototype', '{"__proto__": {"subject": "x"}}', json, 400],
    ['a deep nest', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, json, 400],
    ['another type', 'subject', { 'content-type': 'text/plain' }, 415],
    ['a broken form of parts', 'no parts', { 'content-type': 'multipart/form-data; boundary=x' }, 400],
    ['as much text as a member may send', JSON.stringify({ message: 'x'.repeat(1_000_000) }), json, 400],
    ['more text than a member may send', JSON.stringify({ message: 'x'.repeat(1_100_000) }), json, 413],
    ['the same as a form', new URLSearchParams({ message: 'x'.repeat(1_100_000) }), {}, 413],
    ['parts that are too much together', formOf(3, 400_000), {}, 413],
    ['more than is read at all', JSON.stringify({ message: 'x'.repeat(13 * 1024 * 1024) }), json, 413],
  ])('%s', async (_title, body, headers, status) => {
    const answer = await api.fetch(path, { method: 'POST', body, headers }, { token });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      error: expect.stringMatching(/^wire\./),
      msg: expect.stringMatching(/\S/),
    });
  });

  test.each<[CallName, string, number, string]>([
    ['sign-in.register-email', 'signs', 200, 'wire.signs_invalid'],
    ['threads.new-thread', 'subject', 400, 'wire.bad_input'],
  ])(
    'what a guest sends to %s is judged by its field %s up to 256 kB, and 413 above',
    async (name, field, http, error) => {
      const { method, path, envelope } = calls[name];
      const send = async (characters: number, as: 'json' | 'form' | 'parts') => {
        const fields = { [field]: 'x'.repeat(characters) };
        const parts = new FormData();
        parts.set(field, fields[field]!);
        const body = { json: JSON.stringify(fields), form: new URLSearchParams(fields), parts }[as];
        const answer = await api.fetch(path, { method, body, headers: as === 'json' ? json : {} });
        return { http: answer.status, body: (await answer.json()) as Record<string, unknown> };
      };
      const within = await send(255_000, 'json');
      expect([within.http, within.body.error]).toEqual([http, error]);
      if (http === 400) expect(named(within.body.issues)).toContain(field);
      for (const as of ['json', 'form', 'parts'] as const) {
        const above = await send(263_000, as);
        expect([above.http, above.body.error, above.body.issues]).toEqual([413, 'wire.too_large', undefined]);
        expect(above.body[envelope === 'v5' ? 'status' : 'code']).toBe(envelope === 'v5' ? 0 : 1);
      }
    },
  );

  test('a form in pieces, whose length is not declared, is measured as it comes', async () => {
    const { method, path } = calls['threads.new-reply'];
    const sending = request(url + path, { method, headers: json });
    onTestFinished(() => void sending.destroy());
    sending.write(`{"message":"${'x'.repeat(270_000)}`);
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(413);
    expect(await jsonOf(answer)).toMatchObject({ status: 0, error: 'wire.too_large' });
  });

  test.each<[string, CallName, Record<string, string>, number, string]>([
    ['an unknown token', 'threads.new-thread', { 'x-auth-token': 'x'.repeat(43) }, 401, 'wire.unauthorized'],
    ['no token where a member is meant', 'threads.like', {}, 401, 'wire.unauthorized'],
    [
      'a member’s token where an operator is meant',
      'operators.change-group',
      { 'x-auth-token': token },
      200,
      'wire.forbidden',
    ],
  ])('%s is answered before any of the body comes', async (_title, name, headers, status, error) => {
    const length = { 'content-type': 'application/json', 'content-length': String(12 * 1024 * 1024) };
    const { method, path } = calls[name];
    const sending = request(url + path, { method, headers: { ...headers, ...length } });
    onTestFinished(() => void sending.destroy());
    sending.flushHeaders();
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(status);
    expect(await jsonOf(answer)).toMatchObject({ error, msg: expect.stringMatching(/\S/) });
  });

  test.each<[string, Record<string, string>]>([
    ['a token of nonsense', { 'x-auth-token': '%%%' }],
    ['a long token', { 'x-auth-token': 'x'.repeat(8000) }],
    ['a long language', { 'accept-language': 'x-'.repeat(2000) }],
    ['a broken cookie', { cookie: '=;;=%E0%A4%A;session=%' }],
    ['a long idempotency key', { 'idempotency-key': 'x'.repeat(4000) }],
  ])('%s in a header', async (_title, headers) => {
    const read = await api.fetch(`/v5/content/thread/${reply.tid}`, {}, { headers });
    expect(read.status).toBeLessThan(500);
    const written = await api.call('threads.like', { pid: reply.pid }, { token, headers });
    expect(written.http).toBeLessThan(500);
  });
});
