import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import type { Writer } from '../../../tests/support/forum.ts';
import { receiver, testStore } from '../../../tests/support/store.ts';
import { sweepSeed } from '../../../tests/support/sweep.ts';

const { api, buyer, db, faults, goods, pay, pool, stockOf, operator, url } = await testStore();

interface Answered {
  http: number;
  code: number;
  data: { order_id: number } | null;
}

/** A purchase as a lean client makes it: what is measured is the site, and not the client beside it. */
function payLeanly(agent: Agent, { token }: Writer, input: object): Promise<Answered> {
  const body = JSON.stringify({ ...receiver, ...input });
  const headers = { 'content-type': 'application/json', 'x-auth-token': token };
  return new Promise((done, failed) => {
    const asked = request(`${url}/selfapi/xstore/pay`, { agent, method: 'POST', headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => done({ http: answer.statusCode!, ...JSON.parse(Buffer.concat(chunks).toString()) }));
    });
    asked.on('error', failed);
    asked.end(body);
  });
}

/** Milliseconds: far more than it takes, since other tests run beside it; `bench/lines/store.ts` holds it to 3 s. */
const served = 15_000;

/** A thousand where everything is tried. */
const buyers = sweepSeed() === undefined ? 1000 : 300;
const pieces = buyers / 10;

test('many members who buy the last pieces at once: as many have one as there were, and pay once', async () => {
  const id = await goods(pieces);
  const members: Writer[] = [];
  for (let made = 0; made < buyers; made += 1) members.push(await buyer(10));
  const agent = new Agent({ keepAlive: true, maxSockets: 250 });
  const began = performance.now();
  const answers = await Promise.all(
    members.map((who, at) => payLeanly(agent, who, { goods_id: id, ...(at % 2 === 0 && { timestamp: '1' }) })),
  );
  const took = performance.now() - began;
  agent.destroy();
  const sold = answers.filter(({ code }) => code === 200);
  expect(sold).toHaveLength(pieces);
  expect(answers.filter(({ http, code }) => http === 200 && code === 102)).toHaveLength(buyers - pieces);
  expect(await stockOf(id)).toBe(0);
  expect(new Set(sold.map(({ data }) => data!.order_id)).size).toBe(pieces);
  const { rows } = await pool.query('select count(*)::int as orders from store.orders where goods_id = $1', [id]);
  expect(rows).toEqual([{ orders: pieces }]);
  const spent = await db
    .selectFrom('economy.accounts')
    .select(({ fn }) => fn.countAll<number>().as('empty'))
    .where('currency', '=', 'xcoin')
    .where('balance', '=', 0)
    .executeTakeFirstOrThrow();
  expect(Number(spent.empty)).toBe(pieces);
  expect(await faults()).toEqual([]);
  expect(took).toBeLessThan(served);
}, 60_000);

test('the last codes of a voucher go to one buyer each', async () => {
  const id = await goods(5, { goods_type: 2 });
  const members = await Promise.all(Array.from({ length: 20 }, () => buyer(10)));
  const answers = await Promise.all(members.map((who) => pay(who, id)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
  const { rows } = await pool.query(
    `select count(distinct uid)::int as members, count(distinct code)::int as codes from store.codes
      where goods_id = $1 and status = 'issued'`,
    [id],
  );
  expect(rows).toEqual([{ members: 5, codes: 5 }]);
  expect(await stockOf(id)).toBe(0);
});

test('taking out more pieces than there are is refused with how many are left, in the reader’s language', async () => {
  const id = await goods(1200);
  const out = (change: number, language = 'en') =>
    api.call('store.change-stock', { goods_id: id, change, note: 'broken' }, { ...operator, language });
  expect(await out(-1201)).toMatchObject({
    error: 'store.too_few_left',
    msg: 'Only 1,200 are left. Take out 1,200 at most.',
  });
  expect((await out(-1201, 'fr')).msg).toBe('Plus que 1\u202f200. Retirez-en 1\u202f200 au plus.');
  expect((await out(999_999)).body.issues).toEqual([{ field: 'change', message: 'Enter 998,800 at most.' }]);
  expect((await out(0)).body.issues).toMatchObject([{ field: 'change' }]);
  expect((await out(-1200)).data).toEqual({ store_count: 0 });
  expect((await out(-1)).msg).toBe('None are left. There is nothing to take out.');
});

test('pieces that an operator takes out while others buy never leave fewer than none', async () => {
  const id = await goods(10);
  const members = await Promise.all(Array.from({ length: 10 }, () => buyer(10)));
  const out = () => api.call('store.change-stock', { goods_id: id, change: -4, note: 'broken' }, operator);
  const [first, second, ...answers] = await Promise.all([out(), out(), ...members.map((who) => pay(who, id))]);
  const taken = [first, second].filter(({ ok }) => ok).length * 4;
  const sold = answers.filter(({ ok }) => ok).length;
  expect(await stockOf(id)).toBe(10 - taken - sold);
  expect(await faults()).toEqual([]);
});
