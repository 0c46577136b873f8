import { operatorGroup } from '../../contract/primitives/access-limits.ts';
import { daysBefore } from '../../server/platform/days.ts';
import { forgetLimits } from '../../server/platform/http/limits.ts';
import { randomToken, sha256 } from '../../server/platform/seal.ts';
import { type TestApp, type TestAppOptions, testApp } from './app.ts';
import { settledDays } from './settled-days.ts';

/** A member whose row and session were written, not registered: tests of threads need dozens. */
export interface Writer {
  uid: number;
  username: string;
  token: string;
}

interface WriterFields {
  username?: string;
  countryFid?: number;
  /** 10 to 19 are levels; 4 may not speak, 5 has no access. */
  groupid?: number;
  /** false: has proven neither an e-mail address nor a phone. */
  verified?: boolean;
  /** Days ago on which they joined: by default so many that what they give arrives at once. */
  days?: number;
}

type Fields = Record<string, unknown>;

/** The product with quick ways to write members, pictures, threads and replies. */
export async function testForum(options?: TestAppOptions) {
  const site = await testApp(options);
  const { api, app } = site;
  const post = async (writer: Writer, fields: Fields = {}): Promise<{ tid: number; pid: number }> => {
    const input = {
      subject: 'Where the charger went',
      message: 'The rains took the charger and the cable.',
      ...fields,
    };
    return (await api.must('threads.create', input, writer)).data;
  };
  const reply = async (writer: Writer, tid: number, fields: Fields = {}) =>
    (await api.must('threads.new-reply', { tid, message: 'So it did.', ...fields }, writer)).data;
  return {
    ...site,
    post,
    reply,
    member: (fields?: WriterFields) => writeMember(site, fields),
    picture: (writer: Writer) => writePicture(site, writer),
    /** Runs a job now, as its hour had come. */
    runTask: async (name: string, payload: object = {}): Promise<void> =>
      void (await app.tasks[name]!(payload, {} as never)),
    /** Goes on by so many days until the test ends; log-ins last meanwhile. */
    daysLater: async (days: number, look: () => Promise<void>): Promise<void> => {
      await site.db.updateTable('accounts.sessions').set({ created_at: farOff, expires_at: farOff }).execute();
      site.clock.aheadInTest(days * 86_400);
      await look();
    },
    /** Lets those go on who have written much within a minute. */
    forgetLimits: () => forgetLimits(app.platform.db),
  };
}

let made = 0;

/** An operator of the tests came by two steps, has just proven to be the owner, and stays however the clock is moved. */
const farOff = new Date('2090-01-01');
export const operatorsSession = { created_at: farOff, second_step_at: farOff, proven_at: farOff };

/** A member, by default of Nigeria, level 1 and verified. */
async function writeMember(
  { db, clock }: TestApp,
  {
    countryFid = 188,
    groupid = 10,
    verified = true,
    username = `writer${made + 1}`,
    days = settledDays,
  }: WriterFields = {},
) {
  made += 1;
  const token = randomToken();
  const created_at = clock.now();
  const { uid } = await db
    .insertInto('accounts.members')
    .values({
      username,
      country_fid: countryFid,
      groupid,
      password_hash: '',
      created_at: daysBefore(created_at, days),
      email_verified_at: verified ? created_at : null,
    })
    .returning('uid')
    .executeTakeFirstOrThrow();
  await db.insertInto('accounts.names').values({ name: username.toLowerCase(), uid }).execute();
  await db
    .insertInto('accounts.sessions')
    .values({
      token_hash: sha256(token),
      uid,
      kind: 'site',
      ...(groupid === operatorGroup ? operatorsSession : { created_at }),
      expires_at: new Date(created_at.getTime() + 30 * 86_400_000),
      ip: '203.0.113.9',
      user_agent: 'tests',
    })
    .execute();
  return { uid, username, token };
}

/** A picture's row; its files are the media domain's matter. */
async function writePicture({ db, clock }: TestApp, { uid }: Writer): Promise<number> {
  made += 1;
  const { aid } = await db
    .insertInto('media.images')
    .values({
      uid,
      width: 640,
      height: 480,
      bytes: 1000,
      colour: '#808080',
      widths: [320, 640],
      storage_key: `00/${made}`,
      content_hash: Buffer.from([made % 256]),
      created_at: clock.now(),
    })
    .returning('aid')
    .executeTakeFirstOrThrow();
  return aid;
}

export type Forum = Awaited<ReturnType<typeof testForum>>;
