const day = '2026-11-29';

/** How to call those functions here whose texts are days that were read as such (tests/members-text.test.ts). */
export const textInputs = {
  dayAfter: () => [day, 1],
  daysBetween: () => [day, day],
  utcSpan: () => [day],
  ownSpans: () => [day],
  spanOfAll: () => [day, []],
  isOver: () => [day, new Date(0)],
  endsWeek: () => [day],
  mondayOf: () => [day],
  hiddenFigures: (text: string) => [new Map([[text, 3]]), [{ whole: 'all', parts: [text] }]],
  cellsOf: (text: string) => ['people', { utc: [{ country: 0, part: text, value: 3 }], own: [] }, new Set([text])],
};
