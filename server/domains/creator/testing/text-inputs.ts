const day = '2026-11-29';
const zone = 'Africa/Lagos';
const now = new Date('2026-11-29T12:00:00Z');

/** How to call those functions here whose parameters don't show where a text goes (tests/members-text.test.ts). */
export const textInputs = {
  dayOf: () => [zone, now],
  newestByClock: () => [zone, now],
  noonAfter: () => [zone, now],
  dayAfter: () => [day, 1],
  daysFrom: () => [day, day],
  everyDay: () => [day, day, new Map()],
  monthOf: () => [day],
  monthBefore: () => ['2026-11'],
  monthAfter: () => ['2026-11'],
  payableFrom: () => ['2026-11'],
  mondayOf: () => [day],
  wholeWeeksOf: () => ['2026-11'],
  postsAt: () => [[{ day, threads: 1 }], day, day.slice(0, 7)],
  wasSuper: () => ['2026-11', [{ day, threads: 1 }], 1],
};
