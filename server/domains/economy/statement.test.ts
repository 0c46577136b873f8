import { beforeEach, expect, test } from 'vitest';
import type { TransferKind } from '../../../contract/domains/economy/shapes.ts';
import { testApp } from '../../../tests/support/app.ts';
import { gift } from '../../../tests/support/money.ts';
import { register } from '../../../tests/support/people.ts';
import { saveSetting } from '../../../tests/support/settings.ts';
import { daysBefore } from '../../platform/days.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { defineReason } from '../../platform/money-reason.ts';
import { takeBack, transfer } from './index.ts';
import { placeEntries } from './jobs/place-entries.ts';
import { proveLedger } from './jobs/prove-ledger.ts';
import { checkingIn } from './money.ts';
import { accountOf, type Movement } from './rules/ledger.ts';
import { walletHosts } from './settings.ts';

const { api, app, clock, db, pool } = await testApp();
beforeEach(() => clock.stopInTest());

const moving = (tx: typeof db, now: Date) => ({ db: tx, now, emit: () => undefined, stale: () => undefined });
interface Moved {
  kind?: TransferKind;
  at?: Date;
  reason?: typeof gift;
}
const move = (movement: Movement, { kind = 'given', at = clock.now(), reason = gift }: Moved = {}) =>
  inTransaction(db, (tx) => {
    const key = crypto.randomUUID();
    return transfer(moving(tx, at), { key, kind, reason, reference: key, movements: [movement] });
  });
const give = (to: number, amount: number, moved?: Moved) =>
  move({ from: 'mint', to, currency: 'xgold', amount }, moved);
const unknown = defineReason('tests', 'of_a_newer_version');
const spend = (from: number, amount: number) =>
  move({ from, to: 'store', currency: 'xgold', amount }, { kind: 'spent', reason: unknown });

/** A member with nothing but what the test gives: without the welcome gift. */
async function penniless() {
  const member = await register(api);
  await pool.query('delete from economy.entries where account = any($1)', [
    [accountOf(member.uid, 'xgold'), accountOf(member.uid, 'xcoin')],
  ]);
  await pool.query('delete from economy.accounts where uid = $1', [member.uid]);
  return member;
}
const statement = async (token: string, input: object = {}) =>
  (await api.must('economy.statement', { currency: 'xgold', ...input }, { token })).data;

test('a statement lists what moved, newest first, with what the account held after each and why in the reader’s words', async () => {
  const { uid, token } = await penniless();
  await give(uid, 100, { kind: 'earned', reason: checkingIn });
  await spend(uid, 30);
  await inTransaction(db, (tx) =>
    takeBack(moving(tx, clock.now()), { key: `b${uid}`, uid, amount: 90, reference: 'x' }),
  );
  const { list, more } = await statement(token);
  expect(more).toBe(false);
  expect(list).toMatchObject([
    { place: 3, amount: -70, balance: 0, kind: 'taken-back', reference: 'x' },
    { place: 2, amount: -30, balance: 70, kind: 'spent' },
    { place: 1, amount: 100, balance: 100, kind: 'earned' },
  ]);
  expect(list.map(({ note }) => note)).toEqual([
    '70 XGold were removed from your balance',
    // A reason that this version doesn’t know: the kind stands for it.
    'Spent',
    '100 XGold for your daily check-in',
  ]);
  const french = await api.must('economy.statement', { currency: 'xgold' }, { token, language: 'fr' });
  expect(french.data.list.at(-1)?.note).toBe('100 XGold pour votre présence du jour');
});

test('it goes on below the last place seen, of all kinds or of one, and in each currency by itself', async () => {
  const { uid, token } = await penniless();
  for (let n = 1; n <= 7; n += 1) {
    await give(uid, n * 10);
    await spend(uid, n);
  }
  await move({ from: 'mint', to: uid, currency: 'xcoin', amount: 3 });
  const seen: number[] = [];
  for (let before = 0; ; ) {
    const { list, more } = await statement(token, { before, limit: 4 });
    seen.push(...list.map(({ place }) => place));
    if (!more) break;
    before = list.at(-1)!.place;
  }
  expect(seen).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  const spent = await statement(token, { kind: 'spent', limit: 3 });
  expect([spent.list.map(({ amount }) => amount), spent.more]).toEqual([[-7, -6, -5], true]);
  const rest = await statement(token, { kind: 'spent', before: spent.list.at(-1)!.place });
  expect([rest.list.map(({ amount }) => amount), rest.more]).toEqual([[-4, -3, -2, -1], false]);
  expect((await statement(token, { currency: 'xcoin' })).list).toMatchObject([{ place: 1, amount: 3, balance: 3 }]);
  expect((await statement(token, { kind: 'refunded' })).list).toEqual([]);
});

test('what is no currency, kind or place is refused with the field named', async () => {
  const { token } = await register(api);
  for (const [field, value] of [
    ['currency', 'gold'],
    ['kind', 'stolen'],
    ['before', -1],
    ['before', 1.5],
    ['limit', 51],
  ]) {
    const { error, body } = await api.call('economy.statement', { currency: 'xgold', [field!]: value }, { token });
    expect([error, body.issues]).toMatchObject(['wire.bad_input', [{ field }]]);
  }
  expect((await api.call('economy.balance-at', { at: 'yesterday' }, { token })).error).toBe('wire.bad_input');
});

test('a balance stands at any moment: after the last entry up to it, nothing before the first', async () => {
  const { uid, token } = await penniless();
  const day = (n: number) => daysBefore(clock.now(), 20 - n);
  for (let n = 1; n <= 9; n += 1) await give(uid, n, { at: day(n) });
  await move({ from: 'mint', to: uid, currency: 'xcoin', amount: 2 }, { at: day(5) });
  const at = async (moment: Date) =>
    (await api.must('economy.balance-at', { at: moment.toISOString() }, { token })).data;
  const sums = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45];
  for (let n = 0; n <= 9; n += 1) {
    expect([n, await at(day(n))]).toEqual([n, { xgold: sums[n], xcoin: n >= 5 ? 2 : 0 }]);
    expect((await at(new Date(day(n).getTime() + 3_600_000))).xgold).toBe(sums[n]);
  }
  expect((await at(new Date(day(1).getTime() - 1))).xgold).toBe(0);
  expect((await at(clock.now())).xgold).toBe(45);
});

test('a day’s balance is that of its end by the member’s own calendar', async () => {
  const { uid, token } = await penniless();
  // In Lagos it is 00:30 of the 2nd, by UTC 23:30 of the 1st.
  await give(uid, 5, { at: new Date('2026-10-01T23:30:00Z') });
  const on = async (at: string) => (await api.must('economy.balance-at', { at }, { token })).data.xgold;
  expect([await on('2026-10-01'), await on('2026-10-02')]).toEqual([0, 5]);
});

test('the documents’ logs: pages of twenty, how many there are, and what the member has', async () => {
  const { uid, token } = await penniless();
  for (let n = 1; n <= 23; n += 1) await give(uid, n);
  await move({ from: 'mint', to: uid, currency: 'xcoin', amount: 3 });
  const of = (list: readonly { amount: number }[]) => [list.length, list[0]?.amount, list.at(-1)?.amount];
  const asked = { token };
  const first = (await api.must('economy.xgold-log', {}, asked)).data;
  expect([of(first.list), first.page, first.count, first.totalPage]).toEqual([[20, 23, 4], 1, 23, 2]);
  const second = (await api.must('economy.member-edit-log', { page: 2 }, asked)).data;
  expect([of(second.list), second.count, second.all_xglod, second.all_credits]).toEqual([[3, 3, 1], 23, 276, 0]);
  expect((await api.must('economy.xgold-log', { page: 3 }, asked)).data.list).toEqual([]);
  expect((await api.must('economy.xcoin-log', {}, asked)).data).toMatchObject({ count: 1, list: [{ amount: 3 }] });
  const named = (await api.must('economy.ucenter-get-xgold', { uid }, asked)).data;
  expect([of(named.lists), named.count]).toEqual([[20, 23, 4], 23]);
  const coins = (await api.must('economy.ucenter-xcoin-log', { uid }, asked)).data;
  expect(coins).toMatchObject({ count: 1, lists: [{ amount: 3, balance: 3 }] });
});

test('nobody reads another’s account, and a guest none', async () => {
  const [{ uid }, { token }] = [await register(api), await register(api)];
  for (const name of ['economy.ucenter-get-xgold', 'economy.ucenter-xcoin-log'] as const)
    expect((await api.call(name, { uid }, { token })).error).toBe('economy.foreign_uid');
  for (const name of ['economy.wallet', 'economy.xgold-log', 'economy.member-edit-log'] as const)
    expect((await api.call(name, {})).error).toBe('wire.unauthorized');
});

test('entries of a version that numbers none are numbered by the job, once, in the order of their transfers', async () => {
  const { uid, token } = await penniless();
  await give(uid, 10, { kind: 'earned' });
  await give(uid, 20);
  await spend(uid, 5);
  const account = accountOf(uid, 'xgold');
  // As the older version leaves it: the second entry has no number, and the account counts two.
  await pool.query(
    'update economy.entries set place = null, held = null, kind = null where account = $1 and amount = 20',
    [account],
  );
  await pool.query('update economy.entries set place = 2 where account = $1 and amount = -5', [account]);
  await pool.query('update economy.accounts set places = 2 where account = $1', [account]);
  expect((await proveLedger(db)).faults).not.toEqual([]);
  expect(await placeEntries(db)).toBe(1);
  expect(await placeEntries(db)).toBe(0);
  const { list } = await statement(token);
  expect(list.map(({ place, amount, balance, kind }) => [place, amount, balance, kind])).toEqual([
    [3, -5, 25, 'spent'],
    [2, 20, 30, 'given'],
    [1, 10, 10, 'earned'],
  ]);
  await give(uid, 1);
  expect((await statement(token)).list[0]).toMatchObject({ place: 4, balance: 26 });
  const faults = (await proveLedger(db)).faults.filter(({ id }) => id === account);
  expect(faults).toEqual([]);
});

test('the wallet says what one has, what each of thirty days earned, and when XCoin is cleared', async () => {
  const { uid, token } = await penniless();
  await give(uid, 10, { kind: 'earned' });
  await give(uid, 7, { kind: 'earned' });
  await give(uid, 500);
  await give(uid, 4, { kind: 'earned', at: daysBefore(clock.now(), 29) });
  await give(uid, 9, { kind: 'earned', at: daysBefore(clock.now(), 31) });
  await move({ from: 'mint', to: uid, currency: 'xcoin', amount: 3 });
  const { data } = await api.must('economy.wallet', {}, { token });
  expect(data).toMatchObject({ xgold: 530, xcoin: 3, open: true });
  expect(data.earned).toHaveLength(30);
  expect([data.earned[0]?.amount, data.earned.at(-1)?.amount]).toEqual([4, 17]);
  expect(data.earned.reduce((sum, { amount }) => sum + amount, 0)).toBe(21);
  expect(data.cleared_on.slice(4)).toBe('-12-31');
});

test('R-WAL-002 the wallet opens on the hosts that operators name, on all where they name none', async () => {
  const { token } = await register(api);
  const open = async () => (await api.must('economy.wallet', {}, { token })).data.open;
  expect(await open()).toBe(true);
  const stale = (tag: string) => app.platform.tags.moved([tag]);
  const name = (hosts: string[]) => saveSetting({ db, now: clock.now(), stale }, walletHosts.name, hosts);
  await name(['pre.example.org']);
  expect(await open()).toBe(false);
  await name(['pre.example.org', new URL(api.url).hostname]);
  expect(await open()).toBe(true);
});
