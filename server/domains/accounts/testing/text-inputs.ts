import { countries } from '../../../../contract/primitives/countries.ts';

/** How those functions here are called with a text whose parameters don't tell it themselves (tests/members-text.test.ts). */
export const textInputs = {
  phoneNumber: (text: string) => [text, countries[0]],
  whereaboutsOf: (text: string) => [{ city: text, country: '' }, text],
  drawVerificationImage: (text: string) => [text.slice(0, 4), () => 0.5],
  newQuestionDigits: (text: string) => [text, () => 0.5],
};
