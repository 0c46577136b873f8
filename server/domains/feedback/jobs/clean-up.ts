import type { Db } from '../../../platform/context.ts';
import { dayOf } from '../actions/send-feedback.ts';
import { deleteSendersBefore } from '../sql/messages.ts';

/** Forgets who sent how much on the days before today. */
export const cleanUpFeedback = (db: Db, now: Date): Promise<void> => deleteSendersBefore(db, dayOf(now));
