import type { testForum, Writer } from '../../../../tests/support/forum.ts';
import { giveMoney } from '../../../../tests/support/wealth.ts';

type Forum = Awaited<ReturnType<typeof testForum>>;

/** Members who have something to give, and how they give it. */
export const rewarding = ({ api, clock, db, member }: Forum) => ({
  rich: async (xgold = 1000, ...as: Parameters<typeof member>): Promise<Writer> => {
    const who = await member(...as);
    if (xgold > 0) await giveMoney(db, clock.now(), who.uid, xgold);
    return who;
  },
  balance: async ({ uid }: Writer): Promise<number> => {
    const account = db.selectFrom('economy.accounts').select('balance').where('uid', '=', uid);
    return (await account.where('currency', '=', 'xgold').executeTakeFirst())?.balance ?? 0;
  },
  rewardsBy: ({ uid }: Writer) => db.selectFrom('threads.rewards').selectAll().where('uid', '=', uid).execute(),
  reward: (pid: number, xid: number, who: Writer, key?: string) =>
    api.call('threads.reward-post', { pid, xid }, { ...who, ...(key && { headers: { 'idempotency-key': key } }) }),
});
