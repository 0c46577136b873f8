import { expect, expectTypeOf, test } from 'vitest';
import type { CallSpec } from '../../../contract/call.ts';
import { type Calls, calls } from '../../../contract/calls.ts';
import { testDb } from '../../../tests/support/db.ts';
import type { Ctx, Db, ReadDb } from '../context.ts';
import type { Handlers } from '../http/handlers.ts';
import { primaryOf } from './primary-of.ts';

const { db } = await testDb();

test('what is read on a replica selects, and no write compiles', () => {
  expectTypeOf<Db>().toExtend<ReadDb>();
  expectTypeOf<ReadDb>().not.toExtend<Db>();
  expectTypeOf<ReadDb>().toHaveProperty('selectFrom');
  for (const write of [
    'insertInto',
    'updateTable',
    'deleteFrom',
    'mergeInto',
    'transaction',
    'with',
    'schema',
  ] as const)
    expectTypeOf(write).not.toExtend<keyof ReadDb>();
});

test('a call that may read on a replica takes no handler that could write', () => {
  type Search = Handlers['search.quick-search'];
  type Wrote = (ctx: Ctx, input: never) => Promise<never>;
  expectTypeOf<Wrote>().not.toExtend<Search>();
  // @ts-expect-error its database has no way to write
  const handler: Search = async ({ db: readDb }) => readDb.insertInto('search.posts');
  expect(handler).toBeTypeOf('function');
});

test('no call that may read on a replica writes', () => {
  const both = Object.entries(calls as Readonly<Record<string, CallSpec>>).filter(
    ([, { reads, writes }]) => reads && writes,
  );
  expect(both).toEqual([]);
  expectTypeOf<Calls['economy.statement']['reads']>().toEqualTypeOf<'replica'>();
});

test('a cache is filled from the database that it was asked over, where that is no replica', () => {
  expect(primaryOf(db)).toBe(db);
});
