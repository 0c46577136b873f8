/** Milliseconds of a day, wherever no calendar is asked. */
export const dayMilliseconds = 86_400_000;

/** The moment so many times 24 hours later. */
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMilliseconds);

/** The moment so many times 24 hours earlier. */
export const daysBefore = (at: Date, days: number): Date => daysAfter(at, -days);

/** The day by UTC, `2026-11-22`; for a day somewhere see `dayIn`. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);
