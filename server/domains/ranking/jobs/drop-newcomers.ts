import { rankingLimits } from '../../../../contract/domains/ranking/limits.ts';
import type { Db } from '../../../platform/context.ts';
import { daysBefore } from '../../../platform/days.ts';
import { dropNewcomersBefore } from '../sql/newcomers.ts';

const batch = 1000;

/** Deletes those who are new no longer, a batch at a time. */
export async function dropNewcomers({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  const before = daysBefore(clock(), rankingLimits.newDays);
  while ((await dropNewcomersBefore(db, before, batch)) === batch);
}
