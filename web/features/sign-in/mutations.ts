import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { call } from '../../api/client.ts';
import { randomString } from '../../lib/random.ts';
import { deviceMark } from './device.ts';
import type { RegisterValues } from './registration.ts';

export type SessionUser = DataOf<Calls['sign-in.login']>;

/** The member who is logged in now, and the answer's headers, which name the site to go to. */
export interface Entered {
  user: SessionUser;
  headers: Headers;
}

export async function logInBy(username: string, password: string): Promise<Entered> {
  const { data, headers } = await call('sign-in.login', { username, password });
  return { user: data, headers };
}

/** Has a code to log in by sent to an address, if an account has it. */
export async function sendLoginCode(email: string): Promise<DataOf<Calls['sign-in.send-login-code']>> {
  return (await call('sign-in.send-login-code', { email: email.trim() })).data;
}

export async function logInByEmail(email: string, code: string): Promise<Entered> {
  const { data, headers } = await call('sign-in.login-email', { email: email.trim(), code });
  return { user: data, headers };
}

/** The creator site's own log-in, which refuses those who are no creators; then the session its pages are shown by. */
export async function logInCreator(username: string, password: string): Promise<Entered> {
  const { data, headers } = await call('sign-in.login-creator', { username, password, client_from: 'pc' });
  return { user: data, headers };
}

/** Has a code sent by text message; the seconds until another can be asked for. */
export async function sendPhoneCode({ phone, country, imageCode }: RegisterValues, idhash: string): Promise<number> {
  const { data } = await call('proofs.phone-code', { mobile: phone, cid: country.fid, idhash, imageCode });
  return data.seconds;
}

/** What goes with the form: made once, so that the same form sent again is the same registration. */
export interface Sending {
  regToken: string;
  idempotencyKey: string;
}

export const newSending = (): Sending => ({ regToken: deviceMark(), idempotencyKey: randomString() });

/** How whoever registers came, by whichever form: the device, its width, and whose invitation. */
export const newcomerFields = (invite: string, regToken = deviceMark()) => ({
  reg_token: regToken,
  from: matchMedia('(max-width: 600px)').matches ? ('h5' as const) : ('pc' as const),
  invite: invite.trim(),
});

export async function registerBy(
  values: RegisterValues,
  idhash: string,
  nationality: string,
  code: string,
  invite: string,
  { regToken, idempotencyKey }: Sending,
): Promise<Entered> {
  const fields = {
    ...newcomerFields(invite, regToken),
    nationality: values.way === 'phone' ? values.country.iso : nationality,
    password: values.password,
    password2: values.password,
    username: values.username,
    idhash,
    VerificationCode: code,
  };
  const { data, headers } =
    values.way === 'phone'
      ? await call(
          'sign-in.register-mobile',
          { ...fields, mobile: values.phone, cid: values.country.fid },
          { idempotencyKey },
        )
      : await call('sign-in.register-email', { ...fields, email: values.email.trim() }, { idempotencyKey });
  return { user: data, headers };
}
