import { setTimeout as delay } from 'node:timers/promises';
import type { CallerInputOf } from '../../contract/call.ts';
import type { Calls } from '../../contract/calls.ts';
import type { Api } from './api.ts';
import type { MakeNewcomer } from './newcomer.ts';

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

/** A name that no other test of the run takes, within the 15 characters of the field. */
export function freshName(): string {
  made += 1;
  const name = `t${process.pid.toString(36)}${Date.now().toString(36).slice(-4)}${made.toString(36)}`;
  // By chance it would spell one of the words that no name may hold; none of them is without an x.
  return name.replaceAll('x', '_');
}

/** Draws a verification image and gives the idhash whose answer is `imageCode`. */
export async function drawImage(api: Api): Promise<string> {
  const idhash = crypto.randomUUID().replaceAll('-', '').slice(0, 8);
  await api.must('proofs.verification-image', { idhash });
  return idhash;
}

type Registration = CallerInputOf<Calls['sign-in.register-email']>;

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

const makers = new Map<string, MakeNewcomer>();

/**
 * Members of the site at `url` are made by this until the answer is called, where a test asks for nothing that only a
 * form brings.
 */
export function makeNewcomersBy(url: string, make: MakeNewcomer): () => void {
  makers.set(url, make);
  // Another site of this process may listen at the same address later.
  return () => void makers.delete(url);
}

/** What a member has of a form, whichever way they come. */
const lasting = new Set(['username', 'password', 'email', 'nationality', 'cityname']);

/**
 * A new member: the e-mail address is verified, too, unless it shall not be. On a site of this process they are made by
 * its actions (20 ms), elsewhere by the real calls; a field of the form alone, its picture's say, asks for the calls.
 */
export async function register(
  api: Api,
  fields: Partial<Registration> = {},
  { verified = true }: { verified?: boolean } = {},
): Promise<Member> {
  const make = makers.get(api.url);
  if (make && Object.keys(fields).every((field) => lasting.has(field))) {
    const username = fields.username ?? freshName();
    const email = `${username.toLowerCase()}@example.com`;
    const whole = { username, password, email, nationality: 'NG', cityname: 'Lagos', verified, ip: api.address };
    const member = { ...whole, ...fields };
    return { ...(await make(member)), username, password: member.password };
  }
  return registerByCalls(api, fields, { verified });
}

/** A new member by the real calls, where registration is what is tried. */
export async function registerByCalls(
  api: Api,
  fields: Partial<Registration> = {},
  { verified = true }: { verified?: boolean } = {},
): Promise<Member> {
  const input = await registration(api, fields);
  const { data } = await api.must('sign-in.register-email', input);
  const member = {
    uid: data.member_uid,
    username: data.member_username,
    password: String(input.password),
    token: data.auth_token,
  };
  if (verified) await verifyEmail(api, member, String(input.email).toLowerCase());
  return member;
}

/** Verifies an address by the code of the e-mail that is sent to it; the address of the own account. */
export async function verifyEmail(api: Api, { token }: Pick<Member, 'token'>, email: string): Promise<void> {
  await api.must('proofs.send-email-code', { email }, { token });
  await api.must('proofs.validate-email-code', { email, code: await codeSentTo(api, email) }, { token });
}

interface Mail {
  subject: string;
  text: string;
}

/** The e-mails to an address, newest first, as far as they were written; of a site that shows them to developers. */
export async function mailsTo(api: Api, email: string): Promise<Mail[]> {
  const path = `/dev/outbox?${new URLSearchParams({ to: email })}`;
  // Not through `api`, whose callers come by a proxy: the outbox is for this machine alone.
  const answer = await fetch(`${api.url}${path}`, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`the outbox of this site is not shown: HTTP ${answer.status}`);
  return ((await answer.json()) as { mails: Mail[] }).mails;
}

/**
 * The newest e-mail of a kind to an address, by its subject and text, and what was looked for in it. It is waited for:
 * e-mails about a log-in or a change come a moment after the answer, between others.
 */
export async function mailTo(api: Api, email: string, kind: RegExp): Promise<{ mail: Mail; match: RegExpExecArray }> {
  const last = Date.now() + 10_000;
  for (;;) {
    for (const mail of await mailsTo(api, email)) {
      const match = kind.exec(`${mail.subject}\n${mail.text}`);
      if (match) return { mail, match };
    }
    if (Date.now() > last) throw new Error(`no e-mail to ${email} has ${kind}`);
    await delay(50);
  }
}

/** The six digits of the newest e-mail with a code to an address. */
export const codeSentTo = async (api: Api, email: string): Promise<string> =>
  (await mailTo(api, email, /^\d{6}$/m)).match[0];
