import { countries } from '../../../../contract/primitives/countries.ts';

/** How to call those functions here whose parameters don't show where a text goes (tests/members-text.test.ts). */
export const textInputs = {
  phoneNumber: (text: string) => [text, countries[0]],
};
