import { inviteCodeOf } from '../../contract/domains/invitations/code.ts';
import { balancesOf, proveLedger } from '../../server/domains/economy/index.ts';
import { imposeSanction, liftSanctions } from '../../server/domains/moderation/index.ts';
import { testForum } from './forum.ts';

let stems = 0;

/** Names that no rule takes for a series. */
function freshStem(): string {
  stems += 1;
  const characters = 'abcdefghijklmnopqrstuvwxyz';
  return (
    characters[stems % 26]! +
    characters[(stems * 7 + 3) % 26]! +
    characters[(stems * 11 + 5) % 26]! +
    characters[stems % 25]!
  );
}

/** The product with quick ways to invite: members and what the rooms of accounts know of them are written, not lived through. */
export async function testInvitations() {
  const forum = await testForum();
  const { db, api, clock, runTask } = forum;
  const nobody = { db, reads: () => undefined };

  /** What registering by a code leaves behind, announced as the domain `members` does it. */
  const join = async (inviter: { uid: number }, fields: { device?: string; username?: string } = {}) => {
    const friend = await forum.member();
    const username = fields.username ?? `${freshStem()}_${friend.uid}`;
    await db.updateTable('accounts.members').set({ username }).where('uid', '=', friend.uid).execute();
    const payload = { invite: inviteCodeOf(inviter.uid), device: fields.device ?? '', countryFid: 188, by: 'email' };
    const events = [{ name: 'accounts.member-registered', payload: { ...payload, uid: friend.uid, username } }];
    await db
      .insertInto('platform.outbox')
      .values({ at: clock.now(), events: JSON.stringify(events) })
      .execute();
    await forum.settle();
    return friend;
  };
  /** As if the e-mail were verified and so many days had been spent here. */
  const settleIn = async ({ uid }: { uid: number }, { days = 3, verified = true } = {}) => {
    if (verified)
      await db.updateTable('accounts.members').set({ email_verified_at: clock.now() }).where('uid', '=', uid).execute();
    await db
      .insertInto('accounts.activity')
      .values({ uid, last_day: '2026-01-01', days })
      .onConflict((conflict) => conflict.column('uid').doUpdateSet({ days }))
      .execute();
  };
  const operator = await forum.member({ groupid: 1 });
  /** Bans a member; gives what lifts that again. */
  const ban = async ({ uid }: { uid: number }) => {
    const ctx = { db, now: clock.now(), emit: () => undefined, stale: () => undefined };
    await imposeSanction(ctx, { uid, groupid: 5, reason: 'fraud', expiresAt: null, byUid: operator.uid });
    return () => liftSanctions({ ...ctx, now: clock.now() }, { uid, reason: 'a mistake', byUid: operator.uid });
  };
  return {
    ...forum,
    operator,
    ban,
    join,
    settleIn,
    /** A friend who counts as soon as the job looks. */
    friendOf: async (inviter: { uid: number }, fields?: { device?: string; username?: string }) => {
      const friend = await join(inviter, fields);
      await settleIn(friend);
      return friend;
    },
    xgoldOf: async ({ uid }: { uid: number }) => (await balancesOf(nobody, [uid]))(uid).xgold,
    own: async (member: { token: string }) => (await api.must('invitations.own', {}, member)).data,
    faults: async () => (await proveLedger(db)).faults,
    runTask: async (name: string) => {
      await runTask(name);
      await forum.settle();
    },
  };
}
