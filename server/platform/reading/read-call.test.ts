import { expect, test } from 'vitest';
import { z } from 'zod';
import { type CallSpec, defineCall } from '../../../contract/call.ts';
import { withOwn } from '../../../contract/own.ts';
import { alone, testPlatform } from '../../../tests/support/platform.ts';
import { createTagBoard } from '../cache/tags.ts';
import type { Db } from '../context.ts';
import { wrapped } from '../http/wrap.ts';
import { createPieceStore } from '../pieces/store.ts';
import { createAnswers } from './answers.ts';
import { alike, type PartedRead, parted } from './parted.ts';
import { type AnyParted, readCallOf } from './read-call.ts';
import { whole } from './whole.ts';

const row = withOwn({ id: z.int() }, { liked: z.boolean() });
const common = { method: 'GET', path: '/rows', envelope: 'legacy', access: 'guest', summary: 'Rows.' } as const;
const namesOf = defineCall({ ...common, output: z.object({ names: z.array(z.string()) }) });
const boardsOf = defineCall({
  ...common,
  output: z.object({ kinds: z.int() }),
  beside: z.object({ fids: z.array(z.int()) }),
});
const rowsOf = defineCall({ ...common, output: z.object({ first: row }), beside: z.object({ list: z.array(row) }) });

const answers = createAnswers({
  tags: createTagBoard(alone),
  store: createPieceStore(100_000),
  clock: () => new Date(),
  hiddenFor: async () => new Map(),
});
const { ctx } = testPlatform({} as Db);

/** What is cached of one call is never given for another. */
let calls = 0;

/** The answer of a read as a caller in the process gets it. */
async function answerOf<S extends CallSpec>(spec: S, read: PartedRead<S>) {
  calls += 1;
  const call = readCallOf(`tests.rows-${calls}`, spec, read as AnyParted, (data, locale) =>
    wrapped(spec, data, locale),
  );
  const joined = await answers.join(ctx(null), call, {});
  return joined.body();
}

test('an answer that holds nothing of its reader is the shared part alone', async () => {
  const read = alike<typeof namesOf>()(() => ({ names: ['Ghana', '</script>'] }));
  expect(await answerOf(namesOf, read)).toEqual({ code: 0, msg: '', data: { names: ['Ghana', '</script>'] } });
});

test('an answer may have fields beside its data', async () => {
  const read = alike<typeof boardsOf>()(() => ({ data: { kinds: 1 }, beside: { fids: [188, 293] } }));
  expect(await answerOf(boardsOf, read)).toEqual({ code: 0, msg: '', data: { kinds: 1 }, fids: [188, 293] });
});

test('own fields stand in the data and beside it, each in its record', async () => {
  const read = parted<typeof rowsOf>()({
    shared: async () => ({
      answer: { data: { first: { id: 1 } }, beside: { list: [{ id: 2 }, { id: 3 }] } },
      facts: {},
    }),
    own: () => ({ data: { first: { liked: true } }, beside: { list: [{ liked: false }, { liked: true }] } }),
  });
  const rows = [
    { id: 1, liked: true },
    { id: 2, liked: false },
    { id: 3, liked: true },
  ];
  expect(await answerOf(rowsOf, read)).toEqual({ code: 0, msg: '', data: { first: rows[0] }, list: rows.slice(1) });
});

test('a call with an own field is no call whose answer holds nothing of its reader', () => {
  // @ts-expect-error `liked` is the reader's own
  const read = () => alike<typeof rowsOf>()(() => ({ data: { first: { id: 1 } }, beside: { list: [] } }));
  expect(read).toBeTypeOf('function');
});

test('both parts in one, at any depth', () => {
  const shape = z.object({
    page: z.int(),
    poll: withOwn({ voters: z.int(), rows: z.array(row) }, { choices: z.array(z.int()) }).nullable(),
  });
  const shared = { page: 1, poll: { voters: 2, rows: [{ id: 7 }] } };
  expect(whole<typeof shape>(shared, { poll: { choices: [1], rows: [{ liked: true }] } })).toEqual({
    page: 1,
    poll: { voters: 2, rows: [{ id: 7, liked: true }], choices: [1] },
  });
  expect(whole<typeof shape>({ page: 1, poll: null }, { poll: null })).toEqual({ page: 1, poll: null });
});
