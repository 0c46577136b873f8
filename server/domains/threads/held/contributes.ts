import type { heldCalls } from '../../../../contract/domains/threads/held/calls.ts';
import type { Db } from '../../../platform/context.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { type CronLine, nightly } from '../../../platform/jobs/cron-line.ts';
import { inBatches, type PersonalData, personalBatch } from '../../../platform/personal-data.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import type { OwnersIn } from '../../../platform/table-owners.ts';
import { grounded } from '../moderating/actions/moderated.ts';
import type { Shown } from '../reads/viewing.ts';
import { findOwnHeld, type HeldRow, lockHeldOf } from '../sql/held.ts';
import { forgetPrints } from '../sql/prints.ts';
import { forgetStrikes } from '../sql/strikes.ts';
import { claimHeld } from './actions/claim-held.ts';
import { decideHeld } from './actions/decide-held.ts';
import { moderateMany } from './actions/many.ts';
import { dropHeld, withdrawHeld } from './actions/withdraw-held.ts';
import { sweepHeld } from './jobs/sweep-held.ts';
import { ownHeld } from './reads/own-held.ts';
import { memberPosts } from './reads/posts-of-member.ts';
import { heldQueue } from './reads/queue.ts';

interface Deps {
  settings: SettingsReader;
  people: Shown;
}

export const heldHandlers = ({ settings, people }: Deps): Handlers<keyof typeof heldCalls> => ({
  'threads.held-queue': heldQueue(people),
  'threads.claim-held': claimHeld(people),
  'threads.decide-held': decideHeld(people),
  'threads.own-held': ownHeld,
  'threads.withdraw-held': withdrawHeld,
  'threads.moderate-many': grounded(moderateMany({ ...people, settings })),
  'threads.posts-of-member': memberPosts(people),
});

const office = { stays: 'what moderators decided, and why' } as const;

/** Whose the rows are. */
export const heldTables: Pick<
  OwnersIn<'threads'>,
  'threads.held' | 'threads.prints' | 'threads.strikes' | 'threads.writers'
> = {
  'threads.held': { authorid: 'forgotten', claimed_by: office, decided_by: office },
  'threads.prints': { uid: 'forgotten' },
  'threads.strikes': { authorid: 'forgotten' },
  'threads.writers': { uid: { stays: 'since when somebody wrote, of what stays' } },
};

/** What of a member's waited or was refused is nobody else's, and goes with them. */
export const heldPersonalData: Pick<PersonalData, 'collect' | 'forget'> = {
  async *collect(db, uid) {
    yield {
      path: 'waiting-posts.json',
      rows: inBatches<HeldRow>((last, most) => findOwnHeld(db, uid, last?.pid ?? Number.MAX_SAFE_INTEGER, most)),
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

export const sweepHeldTask = 'threads.sweep-held';
export const heldTasks = (deps: { db: Db; clock: () => Date }) => ({
  [sweepHeldTask]: async () => void (await sweepHeld(deps)),
});
export const heldCron: readonly CronLine[] = [{ task: sweepHeldTask, match: '10 4 * * *', promise: nightly }];
