import { memberLimits, usernamePattern } from '../../../contract/domains/members/limits.ts';
import { passwordPattern, proofLimits } from '../../../contract/domains/proofs/limits.ts';
import { signInLimits } from '../../../contract/domains/sign-in/limits.ts';
import { type Country, countryOfCode } from '../../../contract/primitives/countries.ts';
import { emailTyped, isEmail } from '../../../contract/primitives/email.ts';
import { digitsIn, joinedFigures } from '../../../contract/primitives/figures.ts';
import type { Said } from '../../../contract/primitives/said.ts';
import type { RefusalName } from '../../../contract/refusals.ts';

export interface RegisterValues {
  way: 'phone' | 'email';
  /** Country whose dialling prefix stands before the number. */
  country: Country;
  phone: string;
  email: string;
  imageCode: string;
  phoneCode: string;
  username: string;
  password: string;
  agreed: boolean;
}

export type RegisterField = Exclude<keyof RegisterValues, 'way' | 'country'>;
/** What is wrong with each field, as text ids or as sentences. */
export type FieldFaults = Partial<Record<RegisterField, string>>;

const { phoneMin, usernameMin } = memberLimits;
const { imageCode, passwordMin } = proofLimits;
const { submitFieldMin } = signInLimits;

/** A form as it opens: the number's country is the one that is read. */
export const emptyRegistration = (country: Country): RegisterValues => ({
  way: 'phone',
  country,
  phone: '',
  email: '',
  imageCode: '',
  phoneCode: '',
  username: '',
  password: '',
  agreed: false,
});

/** What a form that was sent before there was script had in it; the picture is another one by now. */
export function sentRegistration(country: Country, { call, fields }: Said): RegisterValues {
  const text = (name: string): string => fields[name] ?? '';
  return {
    ...emptyRegistration(countryOfCode(fields.country) ?? country),
    way: call === 'sign-in.register-email' ? 'email' : 'phone',
    ...{ phone: text('phone'), email: text('email'), username: text('username'), agreed: fields.agreed !== undefined },
  };
}

const checks: Partial<Record<RegisterField, (values: RegisterValues) => string | undefined>> = {
  phone: ({ phone }) => {
    if (digitsIn(phone).length < phoneMin) return 'members.refusal.phone_too_short';
    return /^0?[+＋]?\d+$/u.test(joinedFigures(phone)) ? undefined : 'members.refusal.mobile_invalid';
  },
  // Which endings are accepted is the server's to say.
  email: (values) => (isEmail(emailTyped(values.email)) ? undefined : 'members.refusal.email_invalid'),
  // The picture is spent once a code was sent to the phone: what was sent is typed then.
  imageCode: ({ way, phoneCode, imageCode: typed }) =>
    (way === 'phone' && phoneCode !== '') || joinedFigures(typed).length >= imageCode
      ? undefined
      : 'proofs.imageCodeMissing',
  phoneCode: (values) => (values.phoneCode.trim() === '' ? 'proofs.phoneCodeMissing' : undefined),
  username: ({ username }) => {
    if (username.length < usernameMin) return 'members.refusal.username_too_short';
    return usernamePattern.test(username) ? undefined : 'members.refusal.username_invalid';
  },
  password: ({ password }) => {
    if (password.length < passwordMin) return 'proofs.refusal.password_too_short';
    return passwordPattern.test(password) ? undefined : 'proofs.refusal.password_invalid';
  },
};

/** What is wrong with one field, as a text id; the server has the last word. */
export const faultOf = (field: RegisterField, values: RegisterValues): string | undefined => checks[field]?.(values);

/** The fields that a form of this way shows; a code by SMS takes the picture's place in what is sent. */
export const fieldsOf = ({ way }: Pick<RegisterValues, 'way'>, phoneCodes: boolean): RegisterField[] => {
  const code: RegisterField = way === 'phone' && phoneCodes ? 'phoneCode' : 'imageCode';
  const picture: RegisterField[] = code === 'phoneCode' ? ['imageCode'] : [];
  return [way, 'username', 'password', ...picture, code];
};

/** Submit works once these are filled (R-REG-017). */
export function isComplete(values: RegisterValues, phoneCodes: boolean): boolean {
  const { way, username, password, agreed } = values;
  const code = way === 'email' || (phoneCodes ? values.phoneCode : values.imageCode) !== '';
  return code && values[way] !== '' && username !== '' && password !== '' && agreed;
}

/** The code button works with a number and a picture's code of full length (R-REG-008). */
export const mayAskForCode = (values: Pick<RegisterValues, 'phone' | 'imageCode'>): boolean =>
  values.phone.length >= phoneMin && values.imageCode.length >= imageCode;

/** What stops a whole form from being sent: text ids for the form and for its fields (R-REG-018, R-REG-019). */
export function submitFaults(
  values: RegisterValues,
  known: FieldFaults,
  phoneCodes: boolean,
): { form?: string; fields: FieldFaults } {
  const shown = fieldsOf(values, phoneCodes);
  const found = shown.map((field) => [field, faultOf(field, values)] as const).filter(([, fault]) => fault);
  const fields: FieldFaults = Object.fromEntries(found);
  const flagged = shown.some((field) => fields[field] ?? known[field]);
  const short = [values[values.way], values.username, values.password].some((text) => text.length < submitFieldMin);
  if (flagged || short) return { form: 'sign-in.required_items', fields };
  if (!values.agreed) return { fields: { agreed: 'sign-in.agreement_missing' } };
  return { fields };
}

const fieldsRefused: Partial<Record<RefusalName, RegisterField>> = {
  'accounts.username_too_short': 'username',
  'accounts.username_invalid': 'username',
  'accounts.already_exists': 'username',
  'accounts.password_too_short': 'password',
  'accounts.password_invalid': 'password',
  'accounts.password_common': 'password',
  'accounts.passwords_differ': 'password',
  'accounts.email_invalid': 'email',
  'accounts.email_ending': 'email',
  'accounts.email_taken': 'email',
  'accounts.phone_too_short': 'phone',
  'accounts.mobile_invalid': 'phone',
  'accounts.mobile_taken': 'phone',
  'accounts.unknown_country': 'phone',
  'accounts.wrong_image_code': 'imageCode',
  'accounts.wrong_mobile_code': 'phoneCode',
};

/** Whether an account has the address or number already. */
export const isTaken = (refusal: string): boolean =>
  refusal === 'accounts.email_taken' || refusal === 'accounts.mobile_taken';

/** The field that a refusal speaks of; undefined where it is about the whole form. */
export const fieldRefused = (refusal: string): RegisterField | undefined => fieldsRefused[refusal as RefusalName];

const spending = ['accounts.wrong_image_code', 'accounts.email_taken', 'accounts.mobile_taken'];

/** Whether the picture was used up by what was refused, so that another is drawn (R-REG-021). */
export const imageIsSpent = ({ refusal, code }: { refusal: string; code: number | undefined }): boolean =>
  code === 2 || spending.includes(refusal);

/** The server's words on a name that is taken, as the form says them (R-REG-024). */
export const takenNameText = (said: string, long: string, short: string): string => (said === long ? short : said);
