const day = '2026-11-29';

/** How to call those functions here whose parameters don't show where a text goes (tests/members-text.test.ts). */
export const textInputs = {
  dayBefore: () => [day],
  weekOf: () => [day],
  periodsOf: () => [day],
  runningPeriod: () => ['daily', day],
};
