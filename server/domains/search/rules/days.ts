const dayMilliseconds = 86_400_000;

/** A day of UTC, as a date is written. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The moment so many days before. */
export const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMilliseconds);

/** Days in which is counted what members ask. */
export const countedDays = 7;
