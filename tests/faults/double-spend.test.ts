import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { balancesOf } from '../../server/domains/economy/index.ts';
import { drawnBy } from '../crash/drawn.ts';
import type { Writer } from '../support/forum.ts';
import { saveSetting } from '../support/settings.ts';
import { receiver, testStore } from '../support/store.ts';
import { sweepSeed } from '../support/sweep.ts';
import { uidAuthOf } from '../support/uid-auth.ts';
import { giveMoney } from '../support/wealth.ts';

const store = await testStore();
const { app, clock, db, faults, forgetLimits, goods, member, post, stockOf, url } = store;

/** Where not everything is tried, a few members: each tries as often as it takes to spend all. */
const [tries, spenders] = sweepSeed() === undefined ? [10_000, 8] : [375, 3];
const seed = 11;
const nigeria = 188;
/** Of each spender; nothing of it comes out even. */
const had = { xgold: 1330, xcoin: 20 };
const price = 3;
const given = 50;
const pieces = 5000;
/** A wave stays below what an account may write in a minute. */
const perWave = spenders * 40;

interface Answer {
  http: number;
  ok: boolean;
  error: string | undefined;
  data: { order_id?: number; order?: { id: number; xcoin: number; xgold: number } };
}

let asked = 0;
const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** A lean client: what is tried is the site, and not the client beside it. */
function ask(who: Writer, { method, path, body, key }: { method: string; path: string; body?: object; key: string }) {
  asked += 1;
  const headers = {
    ...{ 'content-type': 'application/json', 'x-auth-token': who.token, 'idempotency-key': key },
    // From everywhere, as one address may not ask as often.
    'x-forwarded-for': `10.66.${(asked >> 8) & 255}.${asked & 255}`,
  };
  return new Promise<Answer>((done, failed) => {
    const sending = request(`${url}${path}`, { agent, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { error, data } = JSON.parse(Buffer.concat(chunks).toString());
        done({ http: answer.statusCode!, ok: error === undefined, error, data });
      });
    });
    sending.on('error', failed);
    sending.end(body && JSON.stringify(body));
  });
}

/** What was done for one member, by the answers. */
interface Done {
  rewards: Set<number>;
  orders: Set<number>;
  exchanges: Map<number, { xcoin: number; xgold: number }>;
}

const drawn = drawnBy(seed);

/** One try, some of them sent twice under one key; its answers. */
async function one(who: Writer, done: Done, place: { posts: number[]; turn: number; goods_id: number }) {
  const key = crypto.randomUUID();
  const twice = drawn.int(5) === 0 ? 2 : 1;
  const times = (sent: Omit<Parameters<typeof ask>[1], 'key'>) =>
    Promise.all(Array.from({ length: twice }, () => ask(who, { ...sent, key })));
  const kind = drawn.int(3);
  if (kind === 0) {
    const pid = place.posts[place.turn % place.posts.length]!;
    place.turn += 1;
    const answers = await times({ method: 'POST', path: '/v5/content/post/reward', body: { pid, xid: given } });
    if (answers.some(({ ok }) => ok)) done.rewards.add(pid);
    return answers;
  }
  if (kind === 1) {
    const body = { goods_id: place.goods_id, ...receiver };
    const answers = await times({ method: 'POST', path: '/selfapi/xstore/pay', body });
    for (const { ok, data } of answers) if (ok) done.orders.add(data.order_id!);
    return answers;
  }
  const query = `uid=${who.uid}&cid=${nigeria}&xcoin=1&uid_auth=${uidAuthOf(who, nigeria, 1)}`;
  const quoted = await ask(who, { method: 'GET', path: `/selfapi/ucenter/before_exchange?${query}`, key: `q${key}` });
  const answers = await times({ method: 'GET', path: `/selfapi/ucenter/exchange?${query}` });
  for (const { ok, data } of answers) if (ok) done.exchanges.set(data.order!.id, data.order!);
  return [quoted, ...answers];
}

test(`${tries} tries of a few members to spend what they have twice: exactly what each has is spent, and nothing fails`, async () => {
  const settings = { db, now: clock.now(), stale: (tag: string) => app.platform.tags.moved([tag]) };
  await saveSetting(settings, 'rewards', { amounts: [given], perDay: 1_000_000 });
  // Its members are new; what they may give is what they have.
  await saveSetting(settings, 'gifts', { newDays: 30, perDay: 1_000_000 });
  const goods_id = await goods(pieces, { shop_price: price });
  const authors = await Promise.all(Array.from({ length: 3 }, () => member()));
  const posts: number[] = [];
  for (let at = 0; at < 30; at += 1) posts.push((await post(authors[at % authors.length]!)).pid);
  const people = await Promise.all(Array.from({ length: spenders }, () => member()));
  for (const { uid } of people) {
    await giveMoney(db, clock.now(), uid, had.xgold);
    await giveMoney(db, clock.now(), uid, had.xcoin, 'xcoin');
  }
  const dones = people.map((): Done => ({ rewards: new Set(), orders: new Set(), exchanges: new Map() }));
  const places = people.map((_, at) => ({ posts, turn: at * 3, goods_id }));
  const failed: Answer[] = [];
  let sent = 0;
  while (sent < tries) {
    await forgetLimits();
    const wave = Array.from({ length: perWave / 2 }, (_, at) => {
      const who = at % spenders;
      return one(people[who]!, dones[who]!, places[who]!);
    });
    const answers = (await Promise.all(wave)).flat();
    sent += answers.length;
    failed.push(...answers.filter(({ http }) => http !== 200));
  }
  agent.destroy();
  expect(failed).toEqual([]);

  const has = await balancesOf(
    { db, reads: () => undefined },
    people.map(({ uid }) => uid),
  );
  for (const [at, { uid }] of people.entries()) {
    const { rewards, orders, exchanges } = dones[at]!;
    const orderly = [...exchanges.values()];
    const xgold = orderly.reduce((sum, order) => sum + order.xgold, rewards.size * given);
    const xcoin = orderly.reduce((sum, order) => sum + order.xcoin, 0);
    expect(has(uid), `member ${at}`).toEqual({
      xgold: had.xgold - xgold,
      xcoin: had.xcoin + xcoin - orders.size * price,
    });
    // And not less than there was to spend.
    expect(has(uid).xgold).toBeLessThan(given);
    expect(has(uid).xcoin).toBeLessThan(price);
  }
  expect(await stockOf(goods_id)).toBe(pieces - dones.reduce((sum, { orders }) => sum + orders.size, 0));
  expect(await faults()).toEqual([]);
}, 240_000);
