import { sql } from 'kysely';
import type pg from 'pg';
import { goodsTypes, storeLimits } from '../../contract/domains/store/limits.ts';
import { operatorGroup } from '../../contract/primitives/access-limits.ts';
import type { Db } from '../../server/platform/context.ts';
import { daysBefore } from '../../server/platform/days.ts';
import { randomToken, sha256 } from '../../server/platform/seal.ts';
import { settingsTag } from '../../server/platform/settings.ts';
import { Api } from '../support/api.ts';
import { operatorsSession } from '../support/forum.ts';
import { saveSetting } from '../support/settings.ts';
import { settledDays } from '../support/settled-days.ts';
import { giveMoney } from '../support/wealth.ts';

/** Somebody who does something with money. */
export interface Person {
  uid: number;
  token: string;
  /** Where the site sees them, so that each has an own share of the limits. */
  address: string;
}

export interface Piece {
  goods_id: number;
  price: number;
  stock: number;
  /** Whether a refund gives the piece back. */
  comesBack: boolean;
}

export interface Setting {
  members: Person[];
  operators: Person[];
  /** First posts, and who wrote each. */
  posts: { tid: number; pid: number; authorid: number }[];
  goods: Piece[];
  /** A group of chat that all members are in. */
  group: number;
}

export const begunWith = { xgold: 50_000_000, xcoin: 500 } as const;
const nigeria = 188;
const operatorsAtWork = 6;
const pieces = 20_000;
/** Few enough to be sold out before the end. */
const codes = 40;

/** Members with money, operators, threads and goods; limits of a day so far off that none ends the load. */
export async function makeSetting(db: Db, url: string, count: number): Promise<Setting> {
  const now = new Date();
  const members = await people(db, count, 10);
  const operators = await people(db, operatorsAtWork, operatorGroup);
  const settings = { db, now, stale: () => undefined };
  const none = { amount: 0, times: 1, per: 'day' };
  await saveSetting(settings, 'xgoldEarnings', { publish: none, reply: none, poll_vote: none });
  await saveSetting(settings, 'rewards', { amounts: [1, 5, 10, 20, 50], perDay: 1_000_000 });
  const figures = { open: true, base: 1000, lowest: 800, highest: 1500, perExchange: 10 };
  await saveSetting(settings, 'exchange', { ...figures, perDay: 100_000, pool: 1_000_000 });
  // Processes that have read them do so anew while members get their money.
  await sql`select pg_notify('tags', ${`crash-test ["${settingsTag}"]`})`.execute(db);
  for (const { uid } of members) {
    await giveMoney(db, now, uid, begunWith.xgold);
    await giveMoney(db, now, uid, begunWith.xcoin, 'xcoin');
  }
  const posts = await threads(url, members);
  return { members, operators, posts, goods: await stock(url, operators[0]!), group: await chat(url, members) };
}

let serial = 0;

async function people(db: Db, count: number, groupid: number): Promise<Person[]> {
  const made: Person[] = [];
  for (let at = 0; at < count; at += 1) {
    serial += 1;
    const token = randomToken();
    const created_at = new Date();
    const { uid } = await db
      .insertInto('accounts.members')
      .values({
        ...{ username: `crash${serial}`, country_fid: nigeria, groupid, password_hash: '' },
        ...{ created_at: daysBefore(created_at, settledDays), email_verified_at: created_at },
      })
      .returning('uid')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('accounts.sessions')
      .values({
        ...{ token_hash: sha256(token), uid, kind: 'site', ip: '203.0.113.9', user_agent: 'crash test' },
        ...(groupid === operatorGroup ? operatorsSession : { created_at }),
        expires_at: new Date(Date.now() + 86_400_000),
      })
      .execute();
    made.push({ uid, token, address: `10.77.${serial >> 8}.${serial & 255}` });
  }
  return made;
}

/** A thread of each member, for the others to reward. */
async function threads(url: string, members: readonly Person[]): Promise<Setting['posts']> {
  const posts: Setting['posts'] = [];
  for (const { uid, token, address } of members) {
    const input = { subject: 'What the rain left', message: 'The rains took the charger and the cable.' };
    const { data } = await new Api(url, address).must('threads.create', input, { token });
    posts.push({ tid: data.tid, pid: data.pid, authorid: uid });
  }
  return posts;
}

/** Real goods of which there are plenty, and a voucher that runs out. */
async function stock(url: string, { token, address }: Person): Promise<Piece[]> {
  const api = new Api(url, address);
  const real = { goods_type: goodsTypes.real, goods_express_type: 1, is_on_sale: 1, shop_price: 2 } as const;
  const voucher = { goods_type: goodsTypes.voucher, is_on_sale: 1, shop_price: 1 } as const;
  const save = async (fields: object, name: string): Promise<number> => {
    const input = { ...fields, goods_name: name, goods_sn: `crash ${name}` };
    return (await api.must('store.save-goods', input, { token })).data.goods_id;
  };
  const cup = await save(real, 'Cup');
  await api.must('store.change-stock', { goods_id: cup, change: pieces }, { token });
  const airtime = await save(voucher, 'Airtime');
  await api.must('store.issue-codes', { goods_id: airtime, count: Math.min(codes, storeLimits.codes) }, { token });
  return [
    { goods_id: cup, price: 2, stock: pieces, comesBack: true },
    { goods_id: airtime, price: 1, stock: codes, comesBack: false },
  ];
}

/** A group in which all of them are. */
async function chat(url: string, [owner, ...others]: readonly Person[]): Promise<number> {
  const made = { name: 'Crash and come back', members: `${others[0]!.uid}` };
  const { groupID } = (await new Api(url, owner!.address).must('rooms.create', made, { token: owner!.token })).data;
  for (const { token, address } of others)
    await new Api(url, address).must('rooms.join', { groupID, applyMessage: 'Let me in.' }, { token });
  return groupID;
}

/** One figure of the database. */
export async function figure(pool: pg.Pool, statement: string, values: unknown[] = []): Promise<number> {
  const { rows } = await pool.query<Record<string, unknown>>(statement, values);
  return Number(Object.values(rows[0] ?? {})[0] ?? 0);
}
