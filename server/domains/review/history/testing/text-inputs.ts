/**
 * How to call those functions here whose parameters don't show where a text goes (tests/members-text.test.ts). What two
 * texts that differ cost has a bound of its own, which changes.test.ts tries.
 */
export const textInputs = { changesBetween: (text: string) => [text, `${text} more`] };
