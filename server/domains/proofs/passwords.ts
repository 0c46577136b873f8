import { hash, verify } from '@node-rs/argon2';
import { refuse } from '../../platform/refusal.ts';
import { sha256 } from '../../platform/seal.ts';
import { isCommonPassword } from './common-passwords.ts';
import { passwordFault, passwordForm } from './rules/password.ts';

/** argon2id with 19 MiB and two passes, the least that is recommended: a log-in costs about 20 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Stored in the place of a password for members who have none: no password is right. */
export const noPassword = '-';

/** Whether a member has a password, by the form in which it is stored. */
export const hasPassword = (stored: string): boolean => stored.startsWith('$');

/** A mark that shows whether a password is still the one that was right some moments ago; it doesn't reveal it. */
export const markOfPassword = (stored: string): string => sha256(`password ${stored}`).toString('base64url');

declare const chosen: unique symbol;
/** A password that passed the rules: no other can be hashed to be stored. */
export type ChosenPassword = string & { readonly [chosen]: true };

/** The one way to a new password, wherever it is set: typed twice, well-formed, and none of the commonest. */
export async function chosenPassword(password: string, again: string): Promise<ChosenPassword> {
  const fault = passwordFault(password, again);
  if (fault) refuse(fault);
  if (await isCommonPassword(password)) refuse('accounts.password_common');
  return password as ChosenPassword;
}

const hashOf = (password: string): Promise<string> => hash(passwordForm(password), cost);

/** The form in which a password is stored. */
export const hashPassword = (password: ChosenPassword): Promise<string> => hashOf(password);

/** Whether a password is the one that was stored; it takes as long where none was. */
export async function isPassword(stored: string, password: string): Promise<boolean> {
  if (hasPassword(stored)) return verify(stored, passwordForm(password));
  await pretendToVerify(password);
  return false;
}

let nobodys: Promise<string> | undefined;

/** Takes as long as `isPassword` does, so that the time of an answer doesn't show whether an account exists. */
export async function pretendToVerify(password: string): Promise<void> {
  nobodys ??= hashOf('nobody has this password');
  await isPassword(await nobodys, password);
}
