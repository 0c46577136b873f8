import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { CallSpec } from '../../contract/call.ts';
import { type CallName, calls } from '../../contract/calls.ts';
import { isNeverEmpty } from '../../contract/primitives/fields.ts';
import { parseInput } from '../../server/platform/http/parse.ts';
import { Refusal } from '../../server/platform/refusal.ts';
import { testForum } from '../support/forum.ts';

const forum = await testForum();
const { api, member, post } = forum;
const ada = await member();
const { tid } = await post(ada);

const optionalIn = (part: z.ZodObject | undefined): string[] =>
  Object.entries((part?.shape ?? {}) as Record<string, z.ZodType>)
    .filter(([, field]) => field.safeParse(undefined).success)
    .map(([name]) => name);

/** The optional fields of a call, each sent as `value`, that are refused. */
function refused(spec: CallSpec, value: unknown): string[] {
  const places = (['query', 'body', 'signs'] as const).map((place) => {
    const fields = optionalIn(spec[place]);
    return [place, fields, Object.fromEntries(fields.map((name) => [name, value]))] as const;
  });
  const optional = new Set(places.flatMap(([, fields]) => fields));
  const sent = {
    params: {},
    query: {},
    body: {},
    signs: {},
    ...Object.fromEntries(places.map(([at, , of]) => [at, of])),
  };
  try {
    parseInput(spec, sent);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return (error.detail.issues ?? []).map(({ field }) => field).filter((field) => optional.has(field));
  }
}

/** The amounts of a call that may be left out, and mean one where they are sent. */
const amountsOf = (spec: CallSpec): string[] =>
  [spec.query, spec.body].flatMap((part) =>
    optionalIn(part).filter((name) => isNeverEmpty((part!.shape as Record<string, z.ZodType>)[name]!)),
  );

test.each(Object.keys(calls) as CallName[])(
  '%s takes each of its optional fields empty, but for an amount, which it names',
  (name) => {
    const amounts = amountsOf(calls[name]);
    expect([refused(calls[name], ''), refused(calls[name], null)]).toEqual([amounts, amounts]);
  },
);

describe('on the wire', () => {
  const plain = async () => (await api.must('threads.view', { tid })).data;
  const empty = { order: '', orderfield: '', page: '', limit: '', isimg: '', uid: '', typeid: '', fid: '', page_r: '' };

  test.each(['json', 'form'] as const)(
    'a thread asked for with empty fields by %s is that asked for without',
    async (as) => {
      const { path } = calls['threads.view'];
      const fields = { ...empty, uuid: '', tid: String(tid) };
      const init =
        as === 'form'
          ? { body: new URLSearchParams(fields) }
          : { body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } };
      const answer = await api.fetch(path, { method: 'POST', ...init });
      const { postlist, maxposition } = (await answer.json()) as Awaited<ReturnType<typeof plain>>;
      const expected = await plain();
      expect([answer.status, maxposition, postlist.map((row) => row.pid)]).toEqual([
        200,
        expected.maxposition,
        expected.postlist.map((row) => row.pid),
      ]);
    },
  );

  test('the same of lists and profiles by their address', async () => {
    for (const path of [
      '/selfapi/v4/lastthread/list?country_fid=&page=&limit=&fid=&after=',
      `/v5/content/post/reply/${tid}?page=&limit=&order=&orderfield=`,
      '/v5/user/userInfo?uuid=',
    ]) {
      const answer = await api.fetch(path, {}, ada);
      expect([path, answer.status]).toEqual([path, 200]);
    }
  });

  test('a field that says something by being empty is taken as sent: a signature is cleared', async () => {
    const signature = async () => (await api.must('profiles.user-info', {}, ada)).data.sightml;
    const save = (fields: object) => api.must('profiles.update-basic-info', { gender: '', ...fields }, ada);
    await save({ sightml: 'Lagos' });
    expect(await signature()).toBe('Lagos');
    await save({});
    expect(await signature()).toBe('Lagos');
    await save({ sightml: '' });
    expect(await signature()).toBe('');
  });
});
