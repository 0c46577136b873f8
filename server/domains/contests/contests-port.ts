import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/refusal.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import { type Contests, type Entering, type EntryAsked, entriesOfMember } from '../threads/index.ts';
import { mayEnter } from './policy.ts';
import { availableNow } from './rules/available.ts';
import { likesDecide } from './rules/phase.ts';
import { uploadsOf } from './settings.ts';
import { findCategory } from './sql/categories.ts';
import { type ContestRow, shareContest } from './sql/contests.ts';
import { agree, lockAgreement } from './sql/taking-part.ts';

type Asking = Pick<Ctx, 'db' | 'now'>;

/** Refuses a category that the board, or the contest, doesn't have; 0 is none, where the contest takes all. */
async function refuseCategory(
  { db }: Pick<Ctx, 'db'>,
  { fid, typeid }: { fid: number; typeid: number },
  contest?: Pick<ContestRow, 'categories'>,
): Promise<void> {
  const takesAll = !contest || contest.categories.length === 0;
  if (typeid === 0 && takesAll) return;
  const category = await findCategory(db, typeid);
  const isOpen = category?.fid === fid && category.closed_at === null;
  const isTaken = takesAll || contest.categories.includes(typeid);
  if (!isOpen || !isTaken) refuse('contests.unknown_category');
}

async function refuseUnavailable(settings: SettingsReader, { now }: Asking, fid: number): Promise<void> {
  const { open, opens } = availableNow(await settings.get(uploadsOf(fid)), now);
  if (!open) refuse('contests.unavailable', { values: { opens: opens || 'none' }, extra: { opens } });
}

/** What threads ask of contests when photos are entered or changed. */
export const createContestsPort = (settings: SettingsReader): Contests => ({
  async enter(ctx, asked: EntryAsked): Promise<Entering> {
    if (!asked.agree) refuse('contests.agreement_missing');
    await refuseUnavailable(settings, ctx, asked.fid);
    const { fid, typeid: category } = asked;
    if (asked.contest === 0) {
      await refuseCategory(ctx, asked);
      return { category, contestId: 0, title: null, closesAt: null, countsLikes: false };
    }
    // Who closes it waits for those who enter, and who enters then finds it closed.
    const contest = await shareContest(ctx.db, asked.contest);
    if (!contest || contest.fid !== fid) return refuse('contests.unknown');
    const refusal = mayEnter(ctx.actor, contest, ctx.now);
    if (refusal) refuse(refusal);
    if (asked.agreement > 0 && asked.agreement !== contest.agreement_version) refuse('contests.agreement_changed');
    await refuseCategory(ctx, asked, contest);
    await agree(ctx.db, { id: contest.id, uid: ctx.actor.uid, version: contest.agreement_version, now: ctx.now });
    const { entries_max: max, words } = contest;
    const mine = await entriesOfMember(ctx.db, contest.id, ctx.actor.uid, max);
    if (mine.length >= max) refuse('contests.entries_used', { values: { max } });
    return {
      ...{ category, contestId: contest.id, closesAt: contest.closes_at, countsLikes: likesDecide(contest.decide) },
      title: { en: words.en.title, fr: words.fr.title, hi: words.hi.title },
    };
  },
  async change(ctx, { fid, contestId, category }) {
    const contest = contestId === 0 ? undefined : await shareContest(ctx.db, contestId);
    if (contest && ctx.now >= contest.entries_until) refuse('threads.photo_frozen');
    if (category !== undefined) await refuseCategory(ctx, { fid, typeid: category }, contest);
    if (contest) await lockAgreement(ctx.db, contest.id, ctx.actor.uid);
  },
  isCategory: async ({ db }, typeid) => (await findCategory(db, typeid)) !== undefined,
});
