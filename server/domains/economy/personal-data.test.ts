import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { gift } from '../../../tests/support/money.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { transfer } from './index.ts';
import { economyPersonalData } from './personal-data.ts';

const { db } = await testDb();
const now = new Date('2026-11-20T10:00:00Z');

test('a member’s export holds what they got and gave in both currencies, and of nobody else', async () => {
  const [ada, bola] = [7001, 7002];
  await inTransaction(db, async (tx) => {
    const moving = { db: tx, now, emit: () => undefined, stale: () => undefined };
    const given = { kind: 'given', reason: gift } as const;
    const movements = [
      { from: 'mint', to: ada, currency: 'xgold', amount: 70 },
      { from: 'mint', to: ada, currency: 'xcoin', amount: 2 },
      { from: 'mint', to: bola, currency: 'xgold', amount: 9 },
    ] as const;
    await transfer(moving, { ...given, key: 'gifts', movements });
    await transfer(moving, { ...given, key: 'on', movements: [{ from: ada, to: bola, currency: 'xgold', amount: 5 }] });
  });
  const rows: object[] = [];
  for await (const file of economyPersonalData.collect(db, ada))
    if ('rows' in file) for await (const batch of file.rows) rows.push(...batch);
  expect(rows).toMatchObject([
    { currency: 'xcoin', amount: 2 },
    { currency: 'xgold', amount: 70 },
    { currency: 'xgold', amount: -5 },
  ]);
});
