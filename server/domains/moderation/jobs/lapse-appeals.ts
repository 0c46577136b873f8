import type { Db } from '../../../platform/context.ts';
import { lapseExpired } from '../sql/appeals.ts';

const batch = 500;

/** Closes the appeals against sanctions that ran out before anybody answered. */
export async function lapseAppeals(db: Db, now: Date): Promise<void> {
  while ((await lapseExpired(db, now, batch)) === batch);
}
