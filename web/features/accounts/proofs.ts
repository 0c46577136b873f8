import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { call } from '../../api/client.ts';

export type EmailState = DataOf<Calls['accounts.email-state']>;
export type LetterState = NonNullable<EmailState['open']>['letter'];
type GuardianState = DataOf<Calls['accounts.guardian-state']>;

export const emailState = async (): Promise<EmailState> => (await call('accounts.email-state', {})).data;

export const sendEmailCode = async (email: string): Promise<void> => {
  await call('accounts.send-email-code', { email });
};

/** Spends a code; the XGold that the first proof earned. */
export async function verifyEmail(email: string, code: string): Promise<number> {
  return (await call('accounts.validate-email-code', { email, code })).data.xgold;
}

export const changeEmail = async (email: string, password: string): Promise<void> => {
  await call('accounts.change-email', { email, password });
};

export interface PasswordChange {
  oldpassword: string;
  newpassword: string;
  newpassword2: string;
}

/** Changes the password; the server's words. */
export const changePassword = async (form: PasswordChange): Promise<string> =>
  (await call('accounts.change-password', form)).msg;

export interface Forgotten {
  way: 'email' | 'phone';
  email: string;
  mobile: string;
  cid: number;
  idhash: string;
  imageCode: string;
}

export const forgotPassword = async (form: Forgotten): Promise<void> => {
  await call('accounts.forgot-password', form);
};

export const whoseReset = async (token: string): Promise<string> =>
  (await call('accounts.reset-link', { token })).data.username;

interface Reset {
  token?: string;
  mobile?: string;
  cid?: number;
  code?: string;
  newpassword: string;
  newpassword2: string;
}

export const resetPassword = async (form: Reset): Promise<string> => (await call('accounts.reset-password', form)).msg;

export const guardianState = async (): Promise<GuardianState> => (await call('accounts.guardian-state', {})).data;

export const askGuardian = async (email: string): Promise<void> => {
  await call('accounts.ask-guardian', { email });
};

export const whoAsksGuardian = async (token: string): Promise<string> =>
  (await call('accounts.guardian-link', { token })).data.username;

export const giveConsent = async (token: string): Promise<string> =>
  (await call('accounts.give-consent', { token })).data.username;
