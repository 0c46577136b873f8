import type { Db } from '../../../platform/context.ts';
import { type AppealRow, findAnswered, findWaiting } from '../sql/appeals.ts';

export type { AppealRow };

/** Appeals that wait, the oldest first, from above an id. */
export const waitingAppeals = (db: Db, above: number, limit: number): Promise<AppealRow[]> =>
  findWaiting(db, above, limit);

/** Appeals answered, the newest answer first, from below a moment and an id. */
export const answeredAppeals = (
  db: Db,
  below: { at: Date; id: number } | undefined,
  limit: number,
): Promise<AppealRow[]> => findAnswered(db, below, limit);
