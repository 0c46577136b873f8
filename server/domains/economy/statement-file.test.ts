import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { StatementLine } from '../../../contract/domains/economy/statement-file.ts';
import { testApp } from '../../../tests/support/app.ts';
import { gift } from '../../../tests/support/money.ts';
import { type Member, register } from '../../../tests/support/people.ts';
import { giveMoney } from '../../../tests/support/wealth.ts';
import { writeInJob } from '../../platform/jobs/write-in-job.ts';
import { closeNight, transfer, verifyStatement } from './index.ts';

const { api, clock, db, pool } = await testApp();
const dayMilliseconds = 86_400_000;

let nights = 0;
const close = () => {
  nights += 1;
  return closeNight(db, () => new Date(clock.now().getTime() + nights * dayMilliseconds));
};
const textOf = async ({ token }: Member): Promise<string> => {
  const answer = await api.call('economy.statement-file', {}, { token });
  expect(answer.http).toBe(200);
  return Buffer.from(answer.bytes).toString();
};
const linesIn = (text: string) => createInterface({ input: Readable.from([text]) });
const verified = (text: string, heads = new Map<number, string>()) => verifyStatement(linesIn(text), heads);
const published = async () =>
  new Map((await api.must('economy.ledger-heads', {})).data.list.map(({ number, head }) => [number, head]));

/** Pays another member, as a reward does. */
const pay = (from: number, to: number, amount: number) =>
  writeInJob(db, clock.now(), (ctx) =>
    transfer(ctx, {
      ...{ key: crypto.randomUUID(), kind: 'given', reason: gift, reference: 'tid:7' },
      movements: [{ from, to, currency: 'xgold', amount }],
    }),
  );

test('a statement holds all entries, and what shows that each stands in a published night', async () => {
  const [ada, bola] = [await register(api), await register(api)];
  await giveMoney(db, clock.now(), ada.uid, 500);
  await close();
  await pay(ada.uid, bola.uid, 40);
  await giveMoney(db, clock.now(), ada.uid, 3, 'xcoin');
  await close();
  await giveMoney(db, clock.now(), ada.uid, 8);
  const text = await textOf(ada);
  const lines = JSON.parse(text) as StatementLine[];
  const entries = lines.filter((line) => line.type === 'entry');
  const statement = (await api.must('economy.statement', { currency: 'xgold' }, { token: ada.token })).data.list;
  expect(
    entries.filter(({ currency }) => currency === 'xgold').map(({ amount, balance, note }) => [amount, balance, note]),
  ).toEqual(statement.map(({ amount, balance, note }) => [amount, balance, note]).reverse());
  expect(entries.map(({ proof }) => proof?.night)).toEqual([1, 1, 1, 2, undefined, 2]);
  const heads = await published();
  expect(await verified(text, heads)).toEqual({
    ...{ member: ada.uid, entries: 6, sealed: 5, published: 2 },
    newest: { number: 2, head: heads.get(2) },
  });
  expect(await verified(await textOf(bola), heads)).toMatchObject({ entries: 3, sealed: 3 });
});

test('a statement reveals nothing of the other party, nor of who made it happen', async () => {
  const [ada, bola] = [await register(api), await register(api)];
  await giveMoney(db, clock.now(), ada.uid, 987_654);
  await pay(ada.uid, bola.uid, 41);
  await pool.query('update economy.transfers set by_uid = 4711 where reference = $1', ['tid:7']);
  await close();
  const text = await textOf(bola);
  expect(text).not.toMatch(new RegExp(`\\b(${ada.uid}|${ada.uid * 2}|987654|4711)\\b`));
  expect(text).not.toContain('secret');
});

test('more entries than are read at once are all there, and whoever never had any has a statement too', async () => {
  const [ada, none] = [await register(api), await register(api)];
  await writeInJob(db, clock.now(), async (ctx) => {
    for (let n = 0; n < 450; n += 1)
      await transfer(ctx, {
        ...{ key: crypto.randomUUID(), kind: 'given', reason: gift },
        movements: [{ from: 'mint', to: ada.uid, currency: 'xgold', amount: 1 + n }],
      });
  });
  await close();
  const { entries, sealed, difference } = await verified(await textOf(ada), await published());
  expect([entries, sealed, difference]).toEqual([452, 452, undefined]);
  await pool.query('delete from economy.entries where account = any($1)', [[none.uid * 2, none.uid * 2 + 1]]);
  expect(await verified(await textOf(none))).toMatchObject({ entries: 0, newest: undefined });
});

test('nobody gets another’s statement, and a guest none', async () => {
  expect((await api.call('economy.statement-file', {})).error).toBe('wire.unauthorized');
});

/** The file with other fields in the first line of a type. */
function changed<T extends 'entry' | 'night'>(
  text: string,
  type: T,
  fields: (line: Extract<StatementLine, { type: T }>) => object,
): string {
  const lines = JSON.parse(text) as StatementLine[];
  const at = lines.findIndex((line) => line.type === type);
  const line = lines[at] as Extract<StatementLine, { type: T }>;
  const others = lines.with(at, { ...line, ...fields(line) });
  return `[\n${others.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`;
}

test('a statement in which anything was changed is refused, with the line and what is wrong', async () => {
  const ada = await register(api);
  await giveMoney(db, clock.now(), ada.uid, 500);
  await close();
  await giveMoney(db, clock.now(), ada.uid, 10);
  const text = await textOf(ada);
  const heads = await published();
  expect((await verified(text, heads)).difference).toBeUndefined();
  const cases: [string, string, RegExp][] = [
    ['an amount', changed(text, 'entry', ({ amount }) => ({ amount: amount + 1 })), /balance is not that/],
    [
      'an amount with its balance',
      changed(text, 'entry', ({ amount, balance }) => ({ amount: amount + 1, balance: balance + 1 })),
      /not what was sealed/,
    ],
    ['a reason', changed(text, 'entry', () => ({ reason: 'x.y' })), /does not stand/],
    ['a moment', changed(text, 'entry', () => ({ at: 'now' })), /does not stand/],
    ['a proof', changed(text, 'entry', () => ({ proof: undefined })), /no night closed over/],
    ['a root', changed(text, 'night', () => ({ root: 'a'.repeat(64) })), /head of night/],
    ['a sum', changed(text, 'night', () => ({ sums: [] })), /head of night/],
    ['an entry that was removed', text.replace(/\{"type":"entry"[^\n]*\n/, ''), /one is missing/],
    ['the last entry', text.replace(/\{"type":"entry"[^\n]*\n(?=\{"type":"end)/, ''), /entries are missing/],
    ['its end', text.replace(/,\n\{"type":"end"[\s\S]*/, ''), /breaks off/],
    ['another member', text.replace(/"member":\d+/, '"member":1'), /another account/],
    ['what is no statement', 'hello', /none of a statement/],
  ];
  for (const [what, file, why] of cases) {
    expect(file, what).not.toBe(text);
    expect((await verified(file, heads)).difference?.what, what).toMatch(why);
  }
  const [number] = [...heads.keys()].slice(-1);
  const other = new Map([[number!, 'b'.repeat(64)]]);
  expect((await verified(text, other)).difference?.what).toMatch(/another head was published/);
});

test('the list of nights goes on below the last one seen, and a night’s record is a file', async () => {
  for (let n = 0; n < 3; n += 1) await close();
  const first = (await api.must('economy.ledger', { limit: 2 })).data;
  expect([first.list.length, first.more, first.newest]).toEqual([2, true, first.list[0]]);
  const next = (await api.must('economy.ledger', { limit: 50, before: first.list[1]!.number })).data;
  expect(next.list[0]!.head).toBe(first.list[1]!.previous);
  expect([next.more, next.list.at(-1)!.number, next.newest]).toEqual([false, 1, first.newest]);
  const { bytes, headers } = await api.must('economy.ledger-night', { number: 1 });
  expect(JSON.parse(Buffer.from(bytes).toString())).toEqual(next.list.at(-1));
  expect(headers.get('content-disposition')).toBe('attachment; filename="ledger-night-1.json"');
  expect((await api.call('economy.ledger-night', { number: 999 })).error).toBe('economy.night_unknown');
  const heads = (await api.must('economy.ledger-heads', { after: first.list[1]!.number })).data;
  expect(heads).toEqual({
    list: [{ number: first.newest!.number, day: first.newest!.day, head: first.newest!.head }],
    more: false,
  });
});
