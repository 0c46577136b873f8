/** How to call those functions here whose parameters don't show where a text goes (tests/members-text.test.ts). */
export const textInputs = {
  isDone: (text: string) => [{ day: text, streak: 1 }, text],
  streakOn: (text: string) => [{ day: text, streak: 1 }, '2026-11-24'],
  doneOfSeven: (text: string) => [{ day: text, streak: 1 }, '2026-11-24'],
  // A zone is the product's own.
  stepDue: () => ['Africa/Lagos', new Date('2026-12-31T23:30:00Z')],
  // Days are the product's own.
  lastDays: () => [[], '2026-11-24', 30],
};
