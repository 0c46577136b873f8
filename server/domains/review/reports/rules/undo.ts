import { reportLimits } from '../../../../../contract/domains/review/reports/limits.ts';

interface Decided {
  decided_by: number | null;
  decided_at: Date | null;
  concluded_at: Date | null;
}

/** When a decision is carried out. */
export const dueAt = (decided: Date): Date => new Date(decided.getTime() + reportLimits.undoSeconds * 1000);

/** Whether a moderator may take a decision back: their own, before it is carried out. */
export const mayUndo = (uid: number, { decided_by, decided_at, concluded_at }: Decided, now: Date): boolean =>
  decided_by === uid && decided_at !== null && concluded_at === null && now < dueAt(decided_at);
