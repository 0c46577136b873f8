import { expect, test } from 'vitest';
import { testDb } from '../../tests/support/db.ts';
import { alone } from '../../tests/support/platform.ts';
import { saveSetting } from '../../tests/support/settings.ts';
import { createTagBoard } from './cache/tags.ts';
import { createSettings, settingsTag } from './settings.ts';

const { db } = await testDb();
const now = new Date('2026-03-01T12:00:00Z');

function reader() {
  const tags = createTagBoard(alone);
  const warned: object[] = [];
  const log = { info: () => undefined, error: () => undefined, warn: (fields: object) => void warned.push(fields) };
  const touch = (tag: string) => tags.moved([tag]);
  return { tags, warned, settings: createSettings({ db, tags, log }), ctx: { db, now, touch } };
}

test('what operators set nothing for has the default of the product', async () => {
  const { settings } = reader();
  expect(await settings.all()).toMatchObject({
    emailEndings: ['com', 'cn', 'net'],
    regularPostsOpen: true,
    sessionSeconds: 30 * 86_400,
  });
});

test('a setting is kept until its tag moves, then read anew', async () => {
  const { tags, settings, ctx } = reader();
  await settings.all();
  await saveSetting({ ...ctx, touch: () => undefined }, 'regularPostsOpen', false);
  expect((await settings.all()).regularPostsOpen).toBe(true);
  tags.heard([settingsTag]);
  expect((await settings.all()).regularPostsOpen).toBe(false);
  await saveSetting(ctx, 'regularPostsOpen', true);
  expect((await settings.all()).regularPostsOpen).toBe(true);
});

test('a stored value that makes no sense gives the default and a warning', async () => {
  const { settings, warned } = reader();
  await db.insertInto('platform.settings').values({ name: 'emailEndings', value: '"com"', updated_at: now }).execute();
  expect((await settings.all()).emailEndings).toEqual(['com', 'cn', 'net']);
  expect(warned).toEqual([{ setting: 'emailEndings' }]);
});
