import { call } from '../../api/client.ts';

export interface PasswordChange {
  oldpassword: string;
  newpassword: string;
  newpassword2: string;
}

/** Changes the password; the server's words. */
export const changePassword = async (form: PasswordChange): Promise<string> =>
  (await call('sign-in.change-password', form)).msg;

export interface Forgotten {
  way: 'email' | 'phone';
  email: string;
  mobile: string;
  cid: number;
  idhash: string;
  imageCode: string;
}

export const forgotPassword = async (form: Forgotten): Promise<void> => {
  await call('sign-in.forgot-password', form);
};

export const whoseReset = async (token: string): Promise<string> =>
  (await call('sign-in.reset-link', { token })).data.username;

interface Reset {
  token?: string;
  mobile?: string;
  cid?: number;
  code?: string;
  newpassword: string;
  newpassword2: string;
}

export const resetPassword = async (form: Reset): Promise<string> => (await call('sign-in.reset-password', form)).msg;
