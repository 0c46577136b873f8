/** How to call those functions here whose parameters don't show where a text goes (tests/members-text.test.ts). */
export const textInputs = {
  afterWorkingTime: () => ['UTC', new Date(0), 1],
  workingSeconds: () => ['UTC', new Date(0), new Date(1)],
};
