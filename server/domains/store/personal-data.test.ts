import { expect, test } from 'vitest';
import { testStore } from '../../../tests/support/store.ts';
import { storePersonalData } from './personal-data.ts';

const { bought, buyer, clock, db, goods, pool } = await testStore();
const noop = () => undefined;
const log = { info: noop, warn: noop, error: noop };

test('a member’s export holds their orders, codes and receivers; forgotten, the sales stay for nobody', async () => {
  const [who, other, cup] = [await buyer(), await buyer(), await goods(9)];
  const voucher = await goods(2, { goods_type: 2 });
  const order = await bought(who, cup, { address: '14 Allen Avenue' });
  await bought(who, voucher);
  await bought(other, cup);
  const files = new Map<string, object[]>();
  for await (const file of storePersonalData.collect(db, who.uid)) {
    if (!('rows' in file)) continue;
    const rows: object[] = [];
    for await (const batch of file.rows) rows.push(...batch);
    files.set(file.path, rows);
  }
  expect(files.get('orders.json')).toMatchObject([{ order_id: order, address: '14 Allen Avenue' }, { price: 10 }]);
  expect(files.get('codes.json')).toHaveLength(1);
  expect(files.get('receivers.json')).toMatchObject([{ firstname: 'Tunde' }]);
  const ctx = { db, now: clock.now(), log, emit: noop, stale: noop };
  while (await storePersonalData.forget(ctx, who.uid));
  const { rows } = await pool.query('select uid, firstname, address, price from store.orders order by order_id');
  expect(rows).toEqual([
    { uid: 0, firstname: '', address: '', price: 10 },
    { uid: 0, firstname: '', address: '', price: 10 },
    { uid: other.uid, firstname: 'Tunde', address: '14 Allen Avenue', price: 10 },
  ]);
  const codes = await pool.query(`select uid, status from store.codes where status <> 'free'`);
  expect(codes.rows).toEqual([{ uid: 0, status: 'void' }]);
});
