import { expect, test } from 'vitest';
import { z } from 'zod';
import { testDb } from '../../tests/support/db.ts';
import { alone } from '../../tests/support/platform.ts';
import { saveSetting } from '../../tests/support/settings.ts';
import { createTagBoard } from './cache/tags.ts';
import { createSettings, defineSetting, settingsTag } from './settings.ts';

const { db } = await testDb();
const open = defineSetting('tests', 'regularPostsOpen', z.boolean(), true);
const endings = defineSetting('tests', 'emailEndings', z.array(z.string()), ['com', 'cn', 'net']);
const now = new Date('2026-03-01T12:00:00Z');

function reader() {
  const tags = createTagBoard(alone);
  const warned: object[] = [];
  const log = { info: () => undefined, error: () => undefined, warn: (fields: object) => void warned.push(fields) };
  const stale = (tag: string) => tags.moved([tag]);
  return { tags, warned, settings: createSettings({ db, tags, log }), ctx: { db, now, stale } };
}

test('what operators set nothing for has the default of the product', async () => {
  const { settings } = reader();
  expect([await settings.get(endings), await settings.get(open)]).toEqual([['com', 'cn', 'net'], true]);
});

test('a setting is cached until its tag moves, then read anew', async () => {
  const { tags, settings, ctx } = reader();
  await settings.get(open);
  await saveSetting({ ...ctx, stale: () => undefined }, 'regularPostsOpen', false);
  expect(await settings.get(open)).toBe(true);
  tags.movedElsewhere([settingsTag]);
  expect(await settings.get(open)).toBe(false);
  await saveSetting(ctx, 'regularPostsOpen', true);
  expect(await settings.get(open)).toBe(true);
});

test('a stored value that makes no sense gives the default and a warning', async () => {
  const { settings, warned } = reader();
  await db.insertInto('platform.settings').values({ name: 'emailEndings', value: '"com"', updated_at: now }).execute();
  expect(await settings.get(endings)).toEqual(['com', 'cn', 'net']);
  await settings.get(endings);
  expect(warned).toEqual([{ setting: 'emailEndings' }]);
});

test('operators give the product’s own back by null', async () => {
  const { settings, ctx } = reader();
  await saveSetting(ctx, 'regularPostsOpen', false);
  expect(await settings.get(open)).toBe(false);
  await saveSetting(ctx, 'regularPostsOpen', null);
  expect(await settings.get(open)).toBe(true);
});

test('a product’s own figure that operators could not set is no setting', () => {
  expect(() => defineSetting('tests', 'sessionSeconds', z.int().min(1), 0)).toThrow();
});
