import type { CallerInputOf } from '../../contract/call.ts';
import type { Calls } from '../../contract/calls.ts';
import type { Api } from './api.ts';

/** A member as the tests know one. */
export interface Member {
  uid: number;
  username: string;
  password: string;
  token: string;
}

/** What every verification image reads where tests run: VERIFICATION_IMAGE=fixed:1234. */
export const imageCode = '1234';
const password = 'correct-horse-9';

let made = 0;

/** A name that no other test of the run takes, within the 15 letters of the field. */
export function freshName(): string {
  made += 1;
  return `t${process.pid.toString(36)}${Date.now().toString(36).slice(-4)}${made.toString(36)}`.padEnd(6, '_');
}

/** Draws a verification image and gives the idhash whose answer is `imageCode`. */
export async function drawImage(api: Api): Promise<string> {
  const idhash = crypto.randomUUID().replaceAll('-', '').slice(0, 8);
  await api.must('accounts.verification-image', { idhash });
  return idhash;
}

type Registration = CallerInputOf<Calls['accounts.register-email']>;

/** The fields of a registration by e-mail that succeeds. */
export async function registration(api: Api, fields: Partial<Registration> = {}): Promise<Registration> {
  const username = fields.username ?? freshName();
  return {
    reg_token: crypto.randomUUID().replaceAll('-', ''),
    nationality: 'NG',
    cityname: 'Lagos',
    password,
    password2: fields.password ?? password,
    username,
    email: `${username.toLowerCase()}@example.com`,
    from: 'pc',
    idhash: fields.idhash ?? (await drawImage(api)),
    VerificationCode: imageCode,
    ...fields,
  };
}

/** A new member, by the real call. */
export async function register(api: Api, fields: Partial<Registration> = {}): Promise<Member> {
  const input = await registration(api, fields);
  const { data } = await api.must('accounts.register-email', input);
  return {
    uid: data.member_uid,
    username: data.member_username,
    password: String(input.password),
    token: data.auth_token,
  };
}
