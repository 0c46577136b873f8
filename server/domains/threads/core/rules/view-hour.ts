const hourMilliseconds = 3_600_000;
/** How long after its end an hour still takes what a process gathered in it. */
const lateMilliseconds = 5 * 60_000;
/** How long after its end its batches and the salt of its day are kept: longer than anything may come. */
const keptMilliseconds = 10 * 60_000;

/** The hour of the clock in which a view counts once, as its first moment. */
export const hourOf = (time: number): number => Math.floor(time / hourMilliseconds) * hourMilliseconds;

/** The day whose salt is that of an hour. */
export const dayOfHour = (hour: number): string => new Date(hour).toISOString().slice(0, 10);

/** Whether what was gathered in an hour comes too late to be told from what was counted. */
export const isTooLate = (hour: number, now: number): boolean => now >= hour + hourMilliseconds + lateMilliseconds;

/** Hours that began before this moment are over, and nothing more comes of them. */
export const overBefore = (now: number): number => hourOf(now - keptMilliseconds);

/** The moment that stands for views of an hour: when the last of them was written, within the hour. */
export const momentIn = (hour: number, written: number): number => Math.min(written, hour + hourMilliseconds - 1);
