const day = '2026-11-29';
const act = { uid: 1, once: 'tid:1', to_uid: 2, day, to_day: day };

/** How to call those functions here whose parameters don't show where a text goes (tests/members-text.test.ts). */
export const textInputs = {
  dayBefore: () => [day],
  weekOf: () => [day],
  periodsOf: () => [day],
  runningPeriod: () => ['daily', day],
  sumsOf: () => [[{ act, by: 1 }], { by: 'like', to: 'like_got' }, day],
};
