import type { DataOf } from '../../../../contract/call.ts';
import type { tasksCalls } from '../../../../contract/domains/tasks/calls.ts';
import { taskLimits } from '../../../../contract/domains/tasks/limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { allMedalKinds } from '../../profiles/index.ts';
import { presentAdminMedals } from '../present.ts';

type Call = (typeof tasksCalls)['tasks.admin-medals'];

/** All kinds of medals. */
export async function adminMedals({ db, locale }: Pick<Ctx, 'db' | 'locale'>): Promise<DataOf<Call>> {
  return { list: await presentAdminMedals(db, await allMedalKinds(db, taskLimits.kinds), locale) };
}
