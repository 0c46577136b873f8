/** How to call those functions here whose parameters don't show where a text goes (tests/members-text.test.ts). */
export const textInputs = {
  isDone: (text: string) => [{ day: text, streak: 1 }, text],
  streakOn: (text: string) => [{ day: text, streak: 1 }, '2026-11-24'],
  doneOfSeven: (text: string) => [{ day: text, streak: 1 }, '2026-11-24'],
};
