import type { Db } from '../../../platform/context.ts';
import { utcDay } from '../../../platform/days.ts';
import { deleteSendersBefore } from '../sql/messages.ts';

/** Forgets who sent how much on the days before today. */
export const cleanUpFeedback = (db: Db, now: Date): Promise<void> => deleteSendersBefore(db, utcDay(now));
