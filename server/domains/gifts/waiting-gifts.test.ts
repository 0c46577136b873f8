import { describe, expect, test } from 'vitest';
import { earnNothing } from '../../../tests/support/earnings.ts';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { runJobs } from '../../../tests/support/jobs.ts';
import { writeInJob } from '../../platform/jobs/write-in-job.ts';
import { proveLedger, voidExpiredHolds } from '../economy/index.ts';
import { imposeSanction } from '../moderation/index.ts';
import { rewarding } from './testing/rewards.ts';

const forum = await testForum();
await earnNothing(forum);
const { api, app, clock, db, pool, member, post, reply, settle, runTask } = forum;
const { rich, balance, rewardsBy, reward } = rewarding(forum);

const day = 86_400_000;
const words = 'Behind the shop.';
const seals = (author: Writer) => post(author, { hidden: words, hidden_opens: 'xgold', hidden_xgold: 40 });
const pay = (tid: number, who: Writer) => api.call('threads.pay-hidden', { tid, xgold: 40 }, who);
const statement = async (who: Writer) => (await api.must('economy.statement', { currency: 'xgold' }, who)).data;
const incoming = async (who: Writer) => (await statement(who)).incoming.amount;
const sound = async () => expect((await proveLedger(db)).faults).toEqual([]);
const waiting = ({ uid }: Writer) =>
  db.selectFrom('threads.waiting_gifts').selectAll().where('uid', '=', uid).execute();
/** As many of them as jobs were asked for. */
const returns = () => runJobs(pool, app.tasks, 'threads.return-gifts');
const refunds = () => runJobs(pool, app.tasks, 'threads.refund-hidden');
const release = () => runTask('threads.release-gifts');
/** A gift is due now, its account old enough. */
const due = async ({ uid }: Writer) => {
  const due_at = clock.now();
  await db.updateTable('threads.waiting_gifts').set({ due_at }).where('uid', '=', uid).execute();
};
const at = (...who: Writer[]) => Promise.all(who.map(balance));
const bans = ({ uid }: Writer, days: number | null) =>
  writeInJob(db, clock.now(), (ctx) =>
    imposeSanction(ctx, {
      ...{ uid, groupid: 5, rule: 'spam', reason: 'Many accounts', byUid: 1 },
      expiresAt: days === null ? null : new Date(clock.now().getTime() + days * day),
    }),
  );
const share = (one: Writer, other: Writer, address: string) =>
  db
    .insertInto('accounts.known_addresses')
    .values([one, other].map(({ uid }) => ({ uid, address_range: address, seen_at: clock.now() })))
    .execute();

test('a reward of an account younger than seven days is paid at once, and waits for its receiver', async () => {
  const [ada, bola] = [await member(), await rich(100, { days: 6 })];
  const { tid, pid } = await post(ada);
  const { body } = await reward(pid, 50, bola);
  expect(body).toMatchObject({
    msg: 'Reward sent. It arrives within 7 days.',
    data: { num: 1, xgold: 50, waiting: true },
  });
  expect(await at(ada, bola)).toEqual([0, 50]);
  expect((await statement(bola)).list[0]).toMatchObject({ amount: -50, balance: 50, kind: 'held', waiting: true });
  expect(await statement(ada)).toEqual({
    ...{ list: [], more: false },
    incoming: {
      amount: 50,
      list: [
        {
          ...{ transfer: expect.any(Number), amount: 50, note: '50 XGold as a reward for a post' },
          ...{ reference: `pid:${pid}`, to: expect.stringContaining(String(tid)), dateline: expect.any(Number) },
        },
      ],
    },
  });
  expect((await api.must('economy.wallet', {}, ada)).data).toMatchObject({ xgold: 0 });
  await settle();
  const notices = (await api.must('notices.list', { type: 'all' }, ada)).data.list;
  expect(notices[0]).toMatchObject({
    waiting: true,
    note: `${bola.username} rewarded your thread. The XGold arrives within 7 days`,
  });
  await sound();
});

test('the job pays it once the account is seven days old, whichever runs of it there are', async () => {
  const [ada, bola] = [await member(), await rich(100, { days: 6 })];
  const { pid } = await post(ada);
  await reward(pid, 50, bola);
  await release();
  expect(await at(ada, bola)).toEqual([0, 50]);
  await forum.daysLater(1, async () => {
    await Promise.all([release(), release(), release()]);
    await release();
    expect(await at(ada, bola)).toEqual([50, 50]);
    expect((await statement(bola)).list[0]).toMatchObject({ kind: 'held', waiting: false });
    expect((await statement(ada)).list[0]).toMatchObject({
      ...{ amount: 50, kind: 'given', waiting: false, note: '50 XGold as a reward for a post' },
    });
    expect([await incoming(ada), await waiting(bola)]).toEqual([0, []]);
  });
  await sound();
});

test('accounts that share an address wait seven days, however old they are', async () => {
  const [ada, bola, chidi] = [await member({ days: 400 }), await rich(100, { days: 400 }), await rich(100)];
  await share(ada, bola, '198.51.100.77');
  // The machine's own address is anybody's behind it.
  await share(ada, chidi, '127.0.0.1');
  const { pid } = await post(ada);
  expect((await reward(pid, 10, bola)).body.data).toMatchObject({ waiting: true });
  expect((await reward(pid, 20, chidi)).body).toMatchObject({ msg: 'Reward sent.', data: { waiting: false } });
  expect(await at(ada, bola)).toEqual([20, 90]);
  const [gift] = await waiting(bola);
  expect(gift!.due_at.getTime() - clock.now().getTime()).toBeGreaterThan(6.9 * day);
  await forum.daysLater(7, async () => {
    await release();
    expect(await at(ada, bola)).toEqual([30, 90]);
  });
  await sound();
});

test('a paid hidden part is open at once, and its money waits', async () => {
  const [ada, bola] = [await member(), await rich(100, { days: 1 })];
  const { tid } = await seals(ada);
  const said = 'Paid. The hidden part is open. The author gets the XGold within 7 days.';
  expect((await pay(tid, bola)).body).toMatchObject({ msg: said, data: { tid, xgold: 40, waiting: true } });
  expect((await pay(tid, bola)).body.data).toMatchObject({ waiting: true });
  expect([await at(ada, bola), await incoming(ada)]).toEqual([[0, 60], 40]);
  const { hidden_part } = (await api.must('threads.info', { tid }, bola)).data;
  expect(hidden_part?.own).toMatchObject({ open: true });
  await due(bola);
  await release();
  expect(await at(ada, bola)).toEqual([40, 60]);
  expect((await pay(tid, bola)).body.data).toMatchObject({ waiting: false });
  await sound();
});

test('what waits counts with what new accounts give a member in a day', async () => {
  const ada = await member();
  const givers = await Promise.all(Array.from({ length: 11 }, () => rich(100, { days: 0 })));
  const { pid } = await post(ada);
  const answers = [];
  for (const giver of givers) answers.push((await reward(pid, 50, giver)).error);
  expect(answers.filter((error) => error === 'threads.gift_limit')).toHaveLength(1);
  expect([await balance(ada), await incoming(ada)]).toEqual([0, 500]);
});

describe('is given back to its giver', () => {
  test('who is banned for good; a reward is counted no more, a hidden part stays open to them', async () => {
    const [ada, bola] = [await member(), await rich(100, { days: 5 })];
    const { tid, pid } = await post(ada);
    const sealed = await seals(ada);
    await reward(pid, 50, bola);
    await pay(sealed.tid, bola);
    await bans(bola, null);
    await due(bola);
    await release();
    expect([await at(ada, bola), await incoming(ada)]).toEqual([[0, 100], 0]);
    expect((await api.must('threads.info', { tid })).data.reward).toMatchObject({ num: 0, xgold: 0 });
    expect(await rewardsBy(bola)).toEqual([]);
    await db.updateTable('moderation.sanctions').set({ lifted_at: clock.now() }).where('uid', '=', bola.uid).execute();
    await app.platform.tags.moved([`u:${bola.uid}`]);
    const { hidden_part } = (await api.must('threads.info', { tid: sealed.tid }, bola)).data;
    expect(hidden_part?.own).toMatchObject({ open: true });
    // It is nobody's to refund any more.
    await api.must('threads.delete', { tid: sealed.tid }, ada);
    await settle();
    await refunds();
    expect(await at(ada, bola)).toEqual([0, 100]);
    expect((await reward(pid, 20, bola)).body.data).toMatchObject({ num: 1, xgold: 20, waiting: true });
    await sound();
  });

  test('whose account is gone', async () => {
    const [ada, bola] = [await member(), await rich(100, { days: 5 })];
    await reward((await post(ada)).pid, 50, bola);
    await db.deleteFrom('accounts.members').where('uid', '=', bola.uid).execute();
    await due(bola);
    await release();
    expect(await at(ada, bola)).toEqual([0, 100]);
    await sound();
  });

  test('where its receiver is banned for good', async () => {
    const [ada, bola] = [await member(), await rich(100, { days: 5 })];
    await reward((await post(ada)).pid, 50, bola);
    await bans(ada, null);
    await due(bola);
    await release();
    expect(await at(ada, bola)).toEqual([0, 100]);
  });

  test('once, where a moderator removes the thread', async () => {
    const [ada, bola, operator] = [await member(), await rich(100, { days: 1 }), await member({ groupid: 1 })];
    const { tid, pid } = await seals(ada);
    const answer = await reply(ada, tid);
    await pay(tid, bola);
    await reward(answer.pid, 10, bola);
    expect(await at(ada, bola)).toEqual([0, 50]);
    await api.must('threads.delete', { tid }, operator);
    await settle();
    await returns();
    await refunds();
    for (const task of ['threads.refund-hidden', 'threads.return-gifts']) await runTask(task, { tid });
    expect(await at(ada, bola)).toEqual([0, 100]);
    await due(bola);
    await release();
    expect(await at(ada, bola)).toEqual([0, 100]);
    // There again it is paid anew.
    await api.must('review.restore-post', { pid }, operator);
    await pay(tid, bola);
    expect([await at(ada, bola), await incoming(ada)]).toEqual([[0, 60], 40]);
    await sound();
  });

  test('where the thread was deleted in the moment of the reward, too early for the job of the deletion', async () => {
    const [ada, bola] = [await member(), await rich(100, { days: 1 })];
    const { tid, pid } = await post(ada);
    await reward(pid, 50, bola);
    await db.updateTable('threads.threads').set({ deleted_at: clock.now() }).where('tid', '=', tid).execute();
    await due(bola);
    await release();
    expect([await at(ada, bola), await waiting(bola)]).toEqual([[0, 100], []]);
    await sound();
  });

  test('where its author deletes the reply', async () => {
    const [ada, bola] = [await member(), await rich(100, { days: 1 })];
    const { tid } = await post(bola);
    const [answer, other] = [await reply(ada, tid), await reply(ada, (await post(ada)).tid)];
    await reward(answer.pid, 10, bola);
    await reward(other.pid, 20, bola);
    await api.must('threads.delete-post', { pid: answer.pid }, ada);
    await settle();
    await returns();
    expect([await at(ada, bola), await incoming(ada)]).toEqual([[0, 80], 20]);
    await sound();
  });

  test('by an operator, and when its time is over', async () => {
    const [ada, bola, chidi] = [await member(), await rich(100, { days: 1 }), await rich(100, { days: 1 })];
    const { tid, pid } = await post(ada);
    await reward(pid, 50, bola);
    await reward(pid, 20, chidi);
    const [{ hold } = { hold: 0 }] = await waiting(bola);
    const operator = await member({ groupid: 1 });
    await api.must('operators.void-hold', { id: hold, reason: 'Many accounts' }, operator);
    // The job may come before what follows from it.
    await due(bola);
    await release();
    await settle();
    expect([await at(ada, bola), await waiting(bola)]).toEqual([[0, 100], []]);
    expect((await api.must('threads.info', { tid })).data.reward).toMatchObject({ num: 1, xgold: 20 });
    await voidExpiredHolds(db, new Date(clock.now().getTime() + 37 * day));
    await settle();
    expect([await at(ada, chidi), await waiting(chidi)]).toEqual([[0, 100], []]);
    expect((await api.must('threads.info', { tid })).data.reward).toMatchObject({ num: 0, xgold: 0 });
    await sound();
  });
});

test('who is suspended for some days is asked about again, and pays once they are back', async () => {
  const [ada, bola] = [await member(), await rich(100, { days: 5 })];
  await reward((await post(ada)).pid, 50, bola);
  await bans(bola, 4);
  await due(bola);
  await release();
  expect([await at(ada, bola), await incoming(ada)]).toEqual([[0, 50], 50]);
  await forum.daysLater(5, async () => {
    await release();
    expect(await at(ada, bola)).toEqual([50, 50]);
  });
  await sound();
});

test('of a release and a removal in one moment one comes about, and the money is with one of the two', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [ada, bola] = [await member(), await rich(100, { days: 1 })];
    const { tid, pid } = await seals(ada);
    await pay(tid, bola);
    await reward(pid, 10, bola);
    await due(bola);
    await Promise.all([
      release(),
      ...['threads.refund-hidden', 'threads.return-gifts'].map((task) => runTask(task, { tid })),
      release(),
    ]);
    const [has, had] = await at(ada, bola);
    // A part that had arrived is taken back and refunded; the reward stays where it came first.
    expect([
      [0, 100],
      [10, 90],
    ]).toContainEqual([has, had]);
    expect(await waiting(bola)).toEqual([]);
  }
  await sound();
});
