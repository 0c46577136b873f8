import type { heldCalls } from '../../../../contract/domains/threads/held/calls.ts';
import { nightly } from '../../../platform/jobs/cron-line.ts';
import { inBatches, type PersonalData, personalBatch } from '../../../platform/personal-data.ts';
import { toMember } from '../../../platform/references.ts';
import type { Room } from '../../../platform/room.ts';
import { grounded } from '../../moderation/index.ts';
import { inCountries } from '../references.ts';
import type { RoomDeps } from '../room.ts';
import { findOwnHeld, type HeldRow, lockHeldOf } from '../sql/held.ts';
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

type Tables = 'threads.held' | 'threads.prints' | 'threads.strikes' | 'threads.writers';

const office = { stays: 'what moderators decided, and why' } as const;

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

export const heldRoom = (deps: RoomDeps): Room<keyof typeof heldCalls, Tables> => ({
  handlers: {
    'threads.held-queue': heldQueue(deps.people),
    'threads.claim-held': claimHeld(deps.people),
    'threads.decide-held': decideHeld(deps.people),
    'threads.own-held': ownHeld,
    'threads.held-replies': heldReplies(deps.reads),
    'threads.withdraw-held': withdrawHeld,
    'threads.moderate-many': grounded(
      moderateMany({ ...deps.people, settings: deps.settings }),
      ({ act }) => act === 'ban' || act === 'delete' || act === 'refuse',
    ),
    'threads.posts-of-member': allPostsOfMember(deps.people),
  },
  tables: {
    'threads.held': { authorid: 'forgotten', claimed_by: office, decided_by: office },
    'threads.prints': { uid: 'forgotten' },
    'threads.strikes': { authorid: 'forgotten' },
    'threads.writers': { uid: { stays: 'since when somebody wrote, of what stays' } },
  },
  references: {
    'threads.held': { country_fid: inCountries, authorid: toMember, claimed_by: toMember, decided_by: toMember },
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
