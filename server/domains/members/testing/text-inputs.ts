import { countries } from '../../../../contract/primitives/countries.ts';

/**
 * How those functions here are called with a text whose parameters don't show it themselves
 * (tests/members-text.test.ts).
 */
export const textInputs = {
  phoneNumber: (text: string) => [text, countries[0]],
};
