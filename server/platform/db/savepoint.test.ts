import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import type { Db } from '../context.ts';
import { inSavepoint } from './savepoint.ts';
import { inTransaction } from './transaction.ts';

const { db } = await testDb();
const at = new Date('2026-11-20T10:00:00Z');

const write = (tx: Db, name: string) =>
  tx.insertInto('platform.settings').values({ name, value: '1', updated_at: at }).execute();
const stored = async () =>
  (
    await db.selectFrom('platform.settings').select('name').where('name', 'like', 'one of%').orderBy('name').execute()
  ).map(({ name }) => name);

test('of several things the one that fails leaves nothing, and the others stay', async () => {
  const outcomes = await inTransaction(db, async (tx) => {
    const one = (name: string, fails: boolean) =>
      inSavepoint(
        tx,
        async () => {
          await write(tx, name);
          if (fails) throw new Error(`${name} failed`);
          return 'done';
        },
        (error) => (error as Error).message,
      );
    return [await one('one of three', false), await one('one of two', true), await one('one of one', false)];
  });
  expect(outcomes).toEqual(['done', 'one of two failed', 'done']);
  expect(await stored()).toEqual(['one of one', 'one of three']);
});

test('where what is made of the error throws, all of it is gone', async () => {
  const failing = inTransaction(db, async (tx) => {
    await write(tx, 'one of none');
    await inSavepoint(
      tx,
      async () => {
        throw new Error('no such thing');
      },
      (error) => {
        throw error;
      },
    );
  });
  await expect(failing).rejects.toThrow('no such thing');
  expect(await stored()).not.toContain('one of none');
});
