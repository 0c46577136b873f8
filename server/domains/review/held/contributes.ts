import type { heldCalls } from '../../../../contract/domains/review/held/calls.ts';
import { nightly } from '../../../platform/jobs/cron-line.ts';
import { inBatches, type PersonalData, personalBatch } from '../../../platform/personal-data.ts';
import { toMember } from '../../../platform/references.ts';
import type { Room } from '../../../platform/room.ts';
import { grounded } from '../../moderation/index.ts';
import type { HeldRow } from '../../threads/index.ts';
import type { ReviewDeps } from '../deps.ts';
import { forgetPrints } from '../sql/prints.ts';
import { forgetStrikes, type OwnStrike, ownStrikes } from '../sql/strikes.ts';
import { claimHeld } from './actions/claim-held.ts';
import { decideHeld } from './actions/decide-held.ts';
import { moderateMany } from './actions/moderate-many.ts';
import { dropHeld, withdrawHeld } from './actions/withdraw-held.ts';
import { sweepHeld } from './jobs/sweep-held.ts';
import { heldNotices } from './notices.ts';
import { countDecidable, heldQueue } from './reads/held-queue.ts';
import { heldReplies } from './reads/held-replies.ts';
import { ownHeld } from './reads/own-held.ts';
import { allPostsOfMember } from './reads/posts-of-member.ts';
import { spamDefence } from './settings.ts';
import { findOwnHeld, lockHeldOf } from './sql/held-rows.ts';

type Tables = 'threads.prints' | 'threads.strikes' | 'threads.writers';

/** What of a member's waited, was refused or taken down is for them alone, and goes with them. */
export const heldPersonalData: Pick<PersonalData, 'collect' | 'forget'> = {
  async *collect(db, uid) {
    yield {
      path: 'waiting-posts.json',
      rows: inBatches<HeldRow>((last, most) => findOwnHeld(db, uid, last?.pid ?? Number.MAX_SAFE_INTEGER, most)),
    };
    yield {
      path: 'removed-posts.json',
      rows: inBatches<OwnStrike>((last, most) => ownStrikes(db, uid, last && { at: last.at, id: last.pid }, most)),
    };
  },
  forget: async (ctx, uid) => {
    for (const forget of [forgetPrints, forgetStrikes])
      if ((await forget(ctx.db, uid, personalBatch)) === personalBatch) return true;
    const rows = await lockHeldOf(ctx.db, uid, personalBatch);
    for (const row of rows) await dropHeld(ctx, row);
    return rows.length === personalBatch;
  },
};

export const heldRoom = (deps: ReviewDeps): Room<keyof typeof heldCalls, Tables> => ({
  handlers: {
    'review.held-queue': heldQueue(deps.people),
    'review.claim-held': claimHeld(deps.people),
    'review.decide-held': decideHeld(deps.people),
    'review.own-held': ownHeld,
    'review.held-replies': heldReplies(deps.people),
    'review.withdraw-held': withdrawHeld,
    'review.moderate-many': grounded(
      moderateMany({ ...deps.people, settings: deps.settings }),
      ({ act }) => act === 'ban' || act === 'delete' || act === 'refuse',
    ),
    'review.posts-of-member': allPostsOfMember(deps.people),
  },
  tables: {
    'threads.prints': { uid: 'forgotten' },
    'threads.strikes': { authorid: 'forgotten' },
    'threads.writers': { uid: { stays: 'since when somebody wrote, of what stays' } },
  },
  references: {
    'threads.prints': { uid: toMember },
    'threads.strikes': { authorid: toMember },
    'threads.writers': { uid: toMember },
  },
  personalData: heldPersonalData,
  notices: heldNotices,
  settings: [spamDefence],
  tasks: { 'threads.sweep-held': async () => void (await sweepHeld(deps)) },
  cron: [{ task: 'threads.sweep-held', match: '10 4 * * *', promise: nightly }],
  waitingForModerator: { heldPosts: (db, by, at) => countDecidable(deps.people, db, by, at) },
});
