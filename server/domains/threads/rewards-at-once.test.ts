import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { earnNothing } from '../../../tests/support/earnings.ts';
import { testForum } from '../../../tests/support/forum.ts';
import { whileHeld } from '../../../tests/support/while-held.ts';
import { rewarding } from '../gifts/testing/rewards.ts';

const forum = await testForum();
await earnNothing(forum);
const { db, member, post, reply, forgetLimits } = forum;
const { rich, balance, rewardsBy, reward } = rewarding(forum);

describe('at once', () => {
  test('however often a reward is pressed, it is given once', async () => {
    const [ada, bola] = [await member(), await rich(100)];
    const { pid } = await post(ada);
    const answers = await Promise.all(Array.from({ length: 8 }, () => reward(pid, 10, bola)));
    const done = answers.filter(({ error }) => error === undefined);
    expect(done).toHaveLength(1);
    expect(new Set(answers.map(({ error }) => error))).toEqual(new Set([undefined, 'threads.reward_already']));
    expect([await balance(ada), await balance(bola)]).toEqual([10, 90]);
    expect(await rewardsBy(bola)).toHaveLength(1);
  });

  test('with one key each try is answered as the first', async () => {
    const [ada, bola] = [await member(), await rich(100)];
    const { pid } = await post(ada);
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => reward(pid, 10, bola, key)));
    for (const { body } of answers) expect(body).toEqual(answers[0]!.body);
    expect(answers[0]!.error).toBeUndefined();
    expect((await reward(pid, 10, bola, key)).body).toEqual(answers[0]!.body);
    expect((await reward(pid, 20, bola, key)).http).toBe(409);
    expect([await balance(ada), await balance(bola)]).toEqual([10, 90]);
  });

  test('two devices that give the last of a balance: one of them does', async () => {
    const [ada, bola] = [await member(), await rich(15)];
    const [one, other] = [await post(ada), await post(ada)];
    const answers = await Promise.all([one, other].map(({ pid }) => reward(pid, 10, bola)));
    expect(answers.map(({ error }) => error).sort()).toEqual(['economy.insufficient', undefined]);
    expect([await balance(ada), await balance(bola)]).toEqual([10, 5]);
  });

  test('R-PST-014 the day’s limit holds for all devices together', async () => {
    const [ada, bola] = [await member(), await rich()];
    const [first, ...posts] = [await post(ada), await post(ada), await post(ada), await post(ada)];
    await forgetLimits();
    await reward(first.pid, 20, bola);
    const answers = await Promise.all(posts.map(({ pid }) => reward(pid, 50, bola)));
    const errors = answers.map(({ error }) => error).sort();
    expect(errors).toEqual(['threads.reward_left', 'threads.reward_left', undefined]);
    expect([await balance(ada), await balance(bola)]).toEqual([70, 930]);
  });

  test('a post that is deleted in the same moment gets nothing', async () => {
    const [ada, bola] = [await member(), await rich()];
    const { tid } = await post(ada);
    const { pid } = await reply(ada, tid);
    const gone: [string, unknown[]] = ['update threads.posts set status = -1 where tid = $1 and pid = $2', [tid, pid]];
    const { error } = await whileHeld(forum.pool, [gone], () => reward(pid, 5, bola));
    expect(error).toBe('threads.post_not_exist');
    expect([await balance(ada), await balance(bola)]).toEqual([0, 1000]);
  });

  test('many reward one author, and some each other: all of it adds up', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ from: fc.nat(3), to: fc.nat(3), xid: fc.constantFrom(1, 5, 10, 20, 50) }), {
          maxLength: 12,
        }),
        async (wanted) => {
          await forgetLimits();
          const people = await Promise.all(Array.from({ length: 4 }, () => rich(60)));
          const posts = await Promise.all(people.map((who) => post(who)));
          const answers = await Promise.all(
            wanted.map(({ from, to, xid }) => reward(posts[to]!.pid, xid, people[from]!)),
          );
          const held = await Promise.all(people.map(balance));
          const rows = await db
            .selectFrom('threads.rewards')
            .selectAll()
            .where(
              'tid',
              'in',
              posts.map(({ tid }) => tid),
            )
            .execute();
          const sum = (of: readonly { xgold: number }[]) => of.reduce((all, { xgold }) => all + xgold, 0);
          expect(answers.every(({ http }) => http === 200)).toBe(true);
          expect(rows).toHaveLength(answers.filter(({ error }) => error === undefined).length);
          for (const [at, { uid }] of people.entries()) {
            const given = sum(rows.filter((row) => row.uid === uid));
            expect(held[at]).toBe(60 - given + sum(rows.filter((row) => row.authorid === uid)));
            expect(given).toBeLessThanOrEqual(100);
          }
          const counted = await db
            .selectFrom('threads.posts')
            .select(['tid', 'rewards', 'reward_xgold'])
            .where(
              'pid',
              'in',
              posts.map(({ pid }) => pid),
            )
            .execute();
          for (const { tid, rewards, reward_xgold } of counted) {
            const own = rows.filter((row) => row.tid === tid);
            expect([rewards, reward_xgold]).toEqual([own.length, sum(own)]);
          }
        },
      ),
      { numRuns: 8 },
    );
  });
});
