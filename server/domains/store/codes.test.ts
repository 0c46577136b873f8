import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { testStore } from '../../../tests/support/store.ts';
import { paidSince } from './sql/orders.ts';

const {
  db,
  forgetLimits,
  api,
  app,
  buyer,
  clock,
  detail,
  goods,
  bought,
  faults,
  member,
  operator,
  pool,
  settle,
  shop,
  stockOf,
  xcoin,
} = await testStore();
const migration = readFileSync(
  new URL('../../migrations/20261129060000-vouchers-complete-when-used.sql', import.meta.url),
  'utf8',
);
const pickup = { goods_express_type: 2 };
const redeem = (who: { token: string }, code: string) => api.call('store.redeem', { code }, { token: who.token });
const runJob = () => app.tasks['store.void-expired-codes']!({}, {} as never);

beforeEach(() => forgetLimits());

describe('a code to pick up by', () => {
  test('R-SHP-006 is drawn as QR, Available until the staff of its shop redeem it, then Used, and the order Complete', async () => {
    const [staff, others] = [await member(), await member()];
    const [shop_id, id] = [await shop([staff]), await goods(5, pickup)];
    await shop([others]);
    const who = await buyer();
    const order = await bought(who, id, { shop_id });
    const [code] = (await detail(who, order)).codes;
    expect(code).toMatchObject({ state: 'available', label: 'Available', expires: 0 });
    expect(code!.qr!.rows).toHaveLength(code!.qr!.size);
    expect((await redeem(who, code!.code)).error).toBe('store.not_staff');
    expect((await redeem(others, code!.code)).error).toBe('store.code_elsewhere');
    const seen = (await api.must('store.find-code', { code: code!.code }, staff)).data.ticket;
    expect(seen).toMatchObject({ order_id: order, goods_id: id, state: 'available' });
    expect((await redeem(staff, ` ${code!.code.toLowerCase().replaceAll('-', ' ')} `)).data.ticket.state).toBe('used');
    expect(await redeem(staff, code!.code)).toMatchObject({ error: 'store.code_used', body: { status: 0 } });
    const now = await detail(who, order);
    expect(now.order_info).toMatchObject({ status: 'complete', label: 'Complete' });
    expect(now.codes).toMatchObject([{ state: 'used', label: 'Used', qr: null }]);
  });

  test('of an order that an operator completed is used, and its buyer’s notice names the goods', async () => {
    const [staff, id, who] = [await member(), await goods(5, { ...pickup, goods_name: 'Blue cup' }), await buyer()];
    const order = await bought(who, id, { shop_id: await shop([staff]) });
    const [code] = (await detail(who, order)).codes;
    const label = (status: 'shipping' | 'complete') =>
      api.call('store.set-label', { order_id: order, status }, operator);
    expect((await label('shipping')).error).toBe('store.label_unfit');
    expect((await label('complete')).ok).toBe(true);
    expect((await detail(who, order)).codes).toMatchObject([{ state: 'used', qr: null }]);
    expect((await redeem(staff, code!.code)).error).toBe('store.code_used');
    await settle();
    const [notice] = (await api.must('notices.list', { type: 'systems' }, who)).data.list;
    expect(notice!.note).toBe('Your order “Blue cup”: Complete');
  });

  test('that two of the staff scan at once is redeemed by one', async () => {
    const staff = [await member(), await member()];
    const [shop_id, id, who] = [await shop(staff), await goods(5, pickup), await buyer()];
    const [code] = (await detail(who, await bought(who, id, { shop_id }))).codes;
    const answers = await Promise.all([...staff, ...staff].map((each) => redeem(each, code!.code)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ error }) => error ?? []))).toEqual(new Set(['store.code_used']));
  });

  test('R-SHP-007 that is over is Expired and is not exchanged', async () => {
    const [staff, who] = [await member(), await buyer()];
    const shop_id = await shop([staff]);
    const order = await bought(who, await goods(5, { ...pickup, valid_days: 1 }), { shop_id });
    const [code] = (await detail(who, order)).codes;
    await pool.query(`update store.codes set expires_at = $1 where order_id = $2`, [clock.now(), order]);
    expect((await redeem(staff, code!.code)).error).toBe('store.code_expired');
    expect((await detail(who, order)).codes).toMatchObject([{ state: 'expired', label: 'Expired', qr: null }]);
    expect((await detail(who, order)).order_info.status).toBe('paid');
  });

  test('is looked at by nobody else', async () => {
    const who = await buyer();
    for (const call of ['store.find-code', 'store.redeem'] as const)
      expect((await api.call(call, { code: 'ABCD-EFGH-JKMN' }, who)).error).toBe('store.not_staff');
    expect((await redeem(operator, 'ABCD-EFGH-JKMN')).error).toBe('store.code_unknown');
  });
});

test('who redeems codes in a shop is chosen by name or number; whom nobody knows is named', async () => {
  const [first, second] = [await member(), await member()];
  const save = (staff: string) =>
    api.call('store.save-shop', { cid: 188, shop_name: 'Tejuosho', open: 1, staff }, operator);
  const saved = (await save(` ${first.username.toUpperCase()}, ${second.uid}, ${first.uid} `)).data;
  expect(saved).toMatchObject({ staff: [first.uid, second.uid], staff_names: [first.username, second.username] });
  const listed = (await api.must('store.admin-shops', {}, operator)).data.list;
  expect(listed.find(({ shop_id }) => shop_id === saved.shop_id)?.staff_names).toEqual(saved.staff_names);
  for (const stranger of ['nobody_here', '999999999'])
    expect((await save(`${first.uid}, ${stranger}`)).body.issues).toEqual([
      { field: 'staff', message: `No member is known as ${stranger}.` },
    ]);
  // A name of digits alone is not taken for another's number, nor the number for the name.
  const digits = `0${first.uid}`;
  await db.insertInto('accounts.names').values({ name: digits, uid: second.uid }).execute();
  expect((await save(digits)).body.issues).toEqual([
    { field: 'staff', message: `Two members are meant by ${digits}: write # before a number.` },
  ]);
  expect((await save(`#${second.uid}`)).data?.staff).toEqual([second.uid]);
  expect((await save(`#${digits}`)).data?.staff).toEqual([first.uid]);
});

describe('vouchers', () => {
  test('have as many pieces as codes: imported ones, each once, and issued ones', async () => {
    const id = await goods(0, { goods_type: 2 });
    const add = (codes: string) => api.must('store.import-codes', { goods_id: id, codes }, operator);
    expect((await add('AAAA-0001\nAAAA-0002\nAAAA-0002')).data).toEqual({ added: 2, left_out: 0, store_count: 2 });
    expect((await add('AAAA-0002\nAAAA-0003')).data).toEqual({ added: 1, left_out: 1, store_count: 3 });
    expect((await api.must('store.issue-codes', { goods_id: id, count: 4 }, operator)).data.store_count).toBe(7);
    const stock = await api.call('store.change-stock', { goods_id: id, change: 1 }, operator);
    expect(stock.error).toBe('store.stock_of_codes');
    const cup = await goods(1);
    const other = await api.call('store.issue-codes', { goods_id: cup, count: 1 }, operator);
    expect(other.error).toBe('store.not_voucher');
    for (const codes of ['', 'no code!', Array.from({ length: 501 }, (_, at) => `BBBB-${at}`).join('\n')])
      expect((await api.call('store.import-codes', { goods_id: id, codes }, operator)).body).toMatchObject({
        ...{ error: 'wire.bad_input', issues: [{ field: 'codes' }] },
      });
  });

  test('give their buyer a code at once, listed until it is used, then in the history', async () => {
    const [id, who] = [await goods(2, { goods_type: 2 }), await buyer()];
    const order = await bought(who, id);
    const list = async () => (await api.must('store.ticket-list', {}, who)).data;
    const history = async () => (await api.must('store.ticket-history', {}, who)).data;
    expect(await list()).toMatchObject({ success: 1, count: 1, list: [{ order_id: order, state: 'available' }] });
    expect(await history()).toMatchObject({ success: 1, count: 0, list: [] });
    expect((await redeem(operator, (await list()).list[0]!.code)).ok).toBe(true);
    expect((await list()).count).toBe(0);
    expect(await history()).toMatchObject({ count: 1, list: [{ state: 'used', label: 'Used' }] });
  });

  test('R-SHP-005 are Paid until their code is used, then Complete, once; their buyer is notified', async () => {
    const [id, who] = [await goods(2, { goods_type: 2, goods_name: 'Data' }), await buyer()];
    const order = await bought(who, id);
    const info = async () => (await detail(who, order)).order_info;
    expect(await info()).toMatchObject({ status: 'paid', label: 'Paid', steps: [{ status: 'paid' }] });
    const { code } = (await detail(who, order)).codes[0]!;
    await Promise.all([redeem(operator, code), redeem(operator, code)]);
    expect((await redeem(operator, code)).error).toBe('store.code_used');
    expect(await info()).toMatchObject({ status: 'complete', steps: [{ status: 'paid' }, { status: 'complete' }] });
    await settle();
    const { list } = (await api.must('notices.list', { type: 'systems' }, who)).data;
    expect(list.filter(({ note }) => note === 'Your order “Data”: Complete')).toHaveLength(1);
    expect((await api.call('store.refund', { order_id: order, note: 'x' }, operator)).error).toBe('store.code_used');
  });

  test('are neither packed nor sent; an operator who completes one uses its code', async () => {
    const who = await buyer();
    const order = await bought(who, await goods(1, { goods_type: 2 }));
    const label = (status: 'packed' | 'shipping' | 'complete') =>
      api.call('store.set-label', { order_id: order, status }, operator);
    for (const status of ['packed', 'shipping'] as const) expect((await label(status)).error).toBe('store.label_unfit');
    expect((await label('complete')).ok).toBe(true);
    expect((await detail(who, order)).codes).toMatchObject([{ state: 'used' }]);
  });

  test('wait for no operator: what is to be packed is counted without them', async () => {
    const who = await buyer();
    const before = await paidSince(db, 100);
    await bought(who, await goods(1, { goods_type: 2 }));
    expect(await paidSince(db, 100)).toEqual(before);
    await bought(who, await goods(1));
    expect(await paidSince(db, 100)).toHaveLength(before.length + 1);
  });

  test('that an older version called complete at once are Paid again, unless their code was used', async () => {
    const who = await buyer();
    const id = await goods(2, { goods_type: 2 });
    const [unused, used] = [await bought(who, id), await bought(who, id)];
    await redeem(operator, (await detail(who, used)).codes[0]!.code);
    await pool.query(`update store.orders set status = 'complete' where order_id = $1`, [unused]);
    await pool.query(`insert into store.order_steps values ($1, 2, 'complete', $2, 0, '')`, [unused, clock.now()]);
    await pool.query(migration.replace(/create index [^;]+;/, ''));
    const states = async (order: number) => (await detail(who, order)).order_info.steps.map(({ status }) => status);
    expect(await states(unused)).toEqual(['paid']);
    expect((await detail(who, unused)).order_info.status).toBe('paid');
    expect(await states(used)).toEqual(['paid', 'complete']);
  });

  test('whose free codes are over are not sold; the job that ends them may run twice, and two at once', async () => {
    const [id, who] = [await goods(3, { goods_type: 2 }), await buyer()];
    await pool.query(`update store.codes set expires_at = $1 where goods_id = $2`, [clock.now(), id]);
    expect((await api.call('store.pay', { goods_id: id }, who)).error).toBe('store.sold_out');
    expect(await xcoin(who)).toBe(100);
    await Promise.all([runJob(), runJob()]);
    await runJob();
    expect(await stockOf(id)).toBe(0);
    const { rows } = await pool.query(`select distinct status from store.codes where goods_id = $1`, [id]);
    expect(rows).toEqual([{ status: 'void' }]);
    expect(await faults()).toEqual([]);
  });
});
