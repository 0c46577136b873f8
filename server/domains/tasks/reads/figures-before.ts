import type { TaskFigure } from '../../../../contract/domains/tasks/limits.ts';
import type { Db } from '../../../platform/context.ts';
import { countersOf } from '../../follows/index.ts';
import { ownAccount } from '../../members/index.ts';

/**
 * What stands of a member whenever it was done: nobody is asked to do again what they did before it was counted. Figures
 * that only tasks done once ask for.
 */
export async function figuresBefore(db: Db, uid: number): Promise<ReadonlyMap<TaskFigure, number>> {
  const [own, counters] = [await ownAccount(db, uid), await countersOf(db, [uid])];
  return new Map<TaskFigure, number>([
    ['verify_email', own?.emailVerified ? 1 : 0],
    ['follow', counters(uid).follows],
  ]);
}
