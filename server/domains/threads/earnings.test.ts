import { describe, expect, test } from 'vitest';
import type { Writer } from '../../../tests/support/forum.ts';
import { saveSetting } from '../../../tests/support/settings.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeInJob } from '../../platform/jobs/write-in-job.ts';
import type { DomainEvent } from '../../platform/outbox/event.ts';
import { createSettings } from '../../platform/settings.ts';
import { payDeeds, proveLedger, takeBack } from '../economy/index.ts';
import { rewarding } from '../gifts/testing/rewards.ts';
import { removePost } from '../review/index.ts';
import { threadsDeeds } from './deeds.ts';
import {
  type Ending,
  pollVoted,
  postDeleted,
  postReplied,
  threadDeleted,
  threadPosted,
  threadRestored,
} from './events.ts';
import { testPolls } from './kinds/poll/testing/polls.ts';

const forum = await testPolls();
const { api, app, ask, clock, db, member, post, reply, settle, vote, forgetLimits } = forum;
const { balance } = rewarding(forum);

const zones = new Map<number, string>();
const { tags, log } = app.platform;
const listeners = payDeeds(threadsDeeds, { settings: createSettings({ db, tags, log }), zonesOf: async () => zones });

const nothing = () => undefined;
const ctx = { now: new Date('2026-11-20T10:00:00Z'), log, emit: nothing, stale: nothing };
/** Delivers events together, as a reader of the log does. */
const deliver = (...events: DomainEvent[]) =>
  inTransaction(db, async (tx) => {
    for (const { eventName, handle } of listeners) {
      const facts = events.filter(({ name }) => name === eventName).map(({ payload }) => payload);
      if (facts.length > 0) await handle({ ...ctx, db: tx }, facts);
    }
  });
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

let made = 7_000_000;
/** A fact about something new by a member, at a moment. */
const fact = (uid: number, at = ctx.now) => {
  made += 1;
  const place = { tid: made, pid: made, fid: 188, countryFid: 188, typeid: 0, mentioned: [] };
  return { ...place, uid, at: at.getTime(), threadUid: uid, answeredUid: uid, parentPid: 0, quotePid: 0 };
};
const ended = <F>(of: F, ending?: Ending) => ({ ...of, ...(ending && { ending }) });
/** A member of whom only the ledger knows. */
const somebody = (zone = 'UTC'): Writer => {
  made += 1;
  zones.set(made, zone);
  return { uid: made, username: '', token: '' };
};
const sound = async () => expect((await proveLedger(db)).faults).toEqual([]);
const remove = async (pid: number) => {
  await writeInJob(db, clock.now(), (job) => removePost(job, pid, { byUid: null, rule: 'other', reason: '' }));
  await settle();
};

test('R-WAL-004 every action that earns stands in one table of the operators, with its amount, period and maximum', async () => {
  const table = app.settings.find(({ name }) => name === 'xgoldEarnings')!.schema.parse({});
  expect(table).toEqual({
    register: { amount: 100, times: 1, per: 'ever' },
    email_verified: { amount: 50, times: 1, per: 'ever' },
    publish: { amount: 20, times: 5, per: 'day' },
    reply: { amount: 5, times: 20, per: 'day' },
    poll_vote: { amount: 2, times: 5, per: 'day' },
    digest_1: { amount: 100, times: 10_000, per: 'day' },
    digest_2: { amount: 200, times: 10_000, per: 'day' },
    digest_3: { amount: 400, times: 10_000, per: 'day' },
    download_attachment: { amount: 0, times: 1, per: 'day' },
  });
  // The daily log-in earns by the ladder, once a day.
  expect(app.settings.map(({ name }) => name)).toContain('checkInLadder');
});

describe('what members do', () => {
  test('earns when it is done: a thread 20, a reply 5, a vote in a poll 2, and their statement says so', async () => {
    await forgetLimits();
    const [ada, bola] = [await member(), await member()];
    const { tid } = await post(ada);
    await reply(bola, tid);
    const poll = await ask(ada);
    expect((await vote(poll.tid, [1], bola)).error).toBeUndefined();
    // Voting again is answered as the first time, and earns no more.
    await vote(poll.tid, [1], bola);
    await settle();
    expect([await balance(ada), await balance(bola)]).toEqual([40, 7]);
    const { list } = (await api.must('economy.statement', { currency: 'xgold' }, bola)).data;
    expect(list.map(({ note, kind }) => [note, kind]).sort()).toEqual([
      ['2 XGold for your vote in a poll', 'earned'],
      ['5 XGold for your reply', 'earned'],
    ]);
    await sound();
  });

  test.each([
    ['a thread', threadPosted, 20],
    ['a reply', postReplied, 5],
    ['a vote', pollVoted, 2],
  ] as const)('%s earns once, however often its event is delivered', async (_, kind, amount) => {
    const who = somebody();
    const one = fact(who.uid);
    await Promise.all(times(3, () => deliver(kind(one), kind(one))));
    await deliver(kind(one));
    expect(await balance(who)).toBe(amount);
    await sound();
  });

  test('earns up to the day’s maximum, with several at once too', async () => {
    const who = somebody();
    await Promise.all(times(4, () => deliver(...times(2, () => threadPosted(fact(who.uid))))));
    expect(await balance(who)).toBe(100);
    await deliver(...times(6, () => pollVoted(fact(who.uid))));
    expect(await balance(who)).toBe(110);
    await sound();
  });

  test('counts for the day that it was where the member is, however late its event comes', async () => {
    const [lagos, delhi] = [somebody('Africa/Lagos'), somebody('Asia/Kolkata')];
    // 18:00 in UTC is 19:00 in Lagos and 23:30 in India; an hour later it is the next day there.
    const [before, after] = [new Date('2026-11-18T18:00:00Z'), new Date('2026-11-18T19:00:00Z')];
    for (const { uid } of [lagos, delhi]) {
      await deliver(...times(6, () => threadPosted(fact(uid, before))));
      await deliver(...times(6, () => threadPosted(fact(uid, after))));
    }
    expect([await balance(lagos), await balance(delhi)]).toEqual([100, 200]);
  });

  test('earns by what operators have set', async () => {
    const stale = (tag: string) => tags.moved([tag]);
    const set = (value: object) => saveSetting({ db, now: clock.now(), stale }, 'xgoldEarnings', value);
    await set({ reply: { amount: 9, times: 2, per: 'ever' }, poll_vote: { amount: 0, times: 1, per: 'day' } });
    const who = somebody();
    await deliver(...times(3, () => postReplied(fact(who.uid))), pollVoted(fact(who.uid)));
    expect(await balance(who)).toBe(18);
    await set({});
  });
});

describe('what a moderator removes', () => {
  test('has its earning taken back, a thread’s and a reply’s, and the statement says why', async () => {
    await forgetLimits();
    const [ada, bola] = [await member(), await member()];
    const { tid, pid } = await post(ada);
    const answer = await reply(bola, tid);
    await settle();
    expect([await balance(ada), await balance(bola)]).toEqual([20, 5]);
    await remove(answer.pid);
    expect([await balance(ada), await balance(bola)]).toEqual([20, 0]);
    await remove(pid);
    expect([await balance(ada), await balance(bola)]).toEqual([0, 0]);
    const { list } = (await api.must('economy.statement', { currency: 'xgold' }, ada)).data;
    expect(list[0]).toMatchObject({
      ...{ kind: 'taken-back', amount: -20, reference: `tid:${tid}` },
      note: '20 XGold were removed with your post',
    });
    await sound();
  });

  test('before the reader came to it has earned nothing in the end', async () => {
    const who = somebody();
    const [thread, answer] = [fact(who.uid), fact(who.uid)];
    await deliver(
      ...[threadDeleted(ended(thread, 'removed')), postDeleted(ended(answer, 'removed'))],
      ...[threadPosted(thread), postReplied(answer)],
    );
    expect(await balance(who)).toBe(0);
    await forgetLimits();
    const ada = await member();
    await remove((await post(ada)).pid);
    expect(await balance(ada)).toBe(0);
    await sound();
  });

  test('is taken back once, and leaves the day’s count as it was', async () => {
    const who = somebody();
    const facts = times(5, () => fact(who.uid));
    await deliver(...facts.map(threadPosted));
    for (let n = 0; n < 2; n += 1) await deliver(threadDeleted(ended(facts[0]!, 'removed')));
    expect(await balance(who)).toBe(80);
    await deliver(threadPosted(fact(who.uid)), threadPosted(facts[0]!));
    expect(await balance(who)).toBe(80);
    await sound();
  });

  test('and is restored earns nothing more, whatever it had earned', async () => {
    const [who, other] = [somebody(), somebody()];
    const [one, unpaid] = [fact(who.uid), fact(other.uid)];
    const back = (of: typeof one) => threadRestored({ ...of, restoredAt: of.at + 5 });
    await deliver(threadPosted(one));
    await deliver(threadDeleted(ended(one, 'removed')));
    await deliver(back(one), back(unpaid));
    await deliver(threadDeleted(ended(one, 'removed')));
    expect([await balance(who), await balance(other)]).toEqual([0, 0]);
    await sound();
  });

  test('that earned nothing has nothing taken back', async () => {
    const who = somebody();
    const facts = times(6, () => fact(who.uid));
    await deliver(...facts.map(threadPosted));
    await deliver(threadDeleted(ended(facts[5]!, 'removed')));
    expect(await balance(who)).toBe(100);
  });

  test('and was spent is owed, and settled by what is earned next', async () => {
    const who = somebody();
    const one = fact(who.uid);
    await deliver(threadPosted(one));
    await inTransaction(db, (tx) =>
      takeBack({ ...ctx, db: tx }, { key: crypto.randomUUID(), uid: who.uid, amount: 15 }),
    );
    await deliver(threadDeleted(ended(one, 'removed')));
    expect(await balance(who)).toBe(0);
    await deliver(threadPosted(fact(who.uid)));
    expect(await balance(who)).toBe(5);
    await sound();
  });

  test('is not what its author deletes, which has earned all the same; a reply that is undone has not', async () => {
    const who = somebody();
    const [deleted, undone, older] = [fact(who.uid), fact(who.uid), fact(who.uid)];
    await deliver(...[deleted, undone, older].map(postReplied));
    const endings = [ended(deleted, 'deleted'), ended(undone, 'undone'), ended(older)];
    await deliver(...endings.map(postDeleted));
    expect(await balance(who)).toBe(10);
    await forgetLimits();
    const ada = await member();
    const { tid } = await post(ada);
    const sent = await reply(ada, tid);
    await api.must('threads.undo-reply', { pid: sent.pid }, ada);
    await api.must('threads.delete', { tid }, ada);
    await settle();
    expect(await balance(ada)).toBe(20);
  });
});
