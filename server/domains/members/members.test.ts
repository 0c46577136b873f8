import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { testPlatform } from '../../../tests/support/platform.ts';
import { createSettings } from '../../platform/settings.ts';
import { amendMember } from './actions/amend-member.ts';
import { createMember } from './actions/create-member.ts';
import { createMemberCards, memberByUsername, membersByIds } from './reads/members.ts';

const { db } = await testDb();
const { platform, clock } = testPlatform(db);
const ctx = () => ({
  db,
  now: clock.now,
  emit: () => undefined,
  stale: (tag: string) => platform.tags.moved([tag]),
});
const settings = createSettings(platform);
const make = (username: string) =>
  createMember(ctx(), settings, {
    username,
    passwordHash: 'x',
    email: `${username}@mail.com`,
    countryFid: 212,
    nationality: 'MA',
    cityname: '',
    invite: '',
    device: '',
    from: 'pc',
  });

test('cards come by a set of uids, unknown ones left out', async () => {
  const { uid } = await make('SalmaCasa');
  expect(await membersByIds(db, [uid, 9, uid])).toEqual(
    new Map([
      [
        uid,
        {
          uid,
          username: 'SalmaCasa',
          countryFid: 212,
          groupid: 10,
          levelGroupid: 10,
          groupTitleId: 'members.group.10',
          showsAsCreator: false,
          isCreator: false,
          sightml: '',
          avatar: '',
          decoration: { goodsId: 0, url: '', position: '' },
          certified: false,
          nationality: 'MA',
          phonetype: '',
        },
      ],
    ]),
  );
  expect(await membersByIds(db, [])).toEqual(new Map());
});

test('a card shows the member’s picture in its smallest width', async () => {
  const { uid } = await make('with_face');
  const { aid } = await db
    .insertInto('media.images')
    .values({
      uid,
      width: 640,
      height: 640,
      bytes: 10,
      colour: '#102030',
      widths: [320, 640],
      storage_key: 'ab/cdef',
      content_hash: Buffer.alloc(32),
      created_at: clock.now,
    })
    .returning('aid')
    .executeTakeFirstOrThrow();
  await amendMember(ctx(), uid, { avatarAid: aid });
  expect((await membersByIds(db, [uid])).get(uid)?.avatar).toMatch(/ab\/cdef-320\.webp$/);
});

test('cached cards go with the tag of the member', async () => {
  const { uid } = await make('changing');
  const cards = createMemberCards(platform.tags);
  const signature = async () => (await cards(db, [uid])).get(uid)?.sightml;
  expect(await signature()).toBe('');
  await db.updateTable('accounts.members').set({ sightml: 'unannounced' }).where('uid', '=', uid).execute();
  expect(await signature()).toBe('');
  await amendMember(ctx(), uid, { sightml: 'announced' });
  expect(await signature()).toBe('announced');
});

test('a member is found by name in any case, and nothing by what can’t be a name', async () => {
  const { uid } = await make('Finder_1');
  expect(await memberByUsername(db, 'fINDER_1')).toBe(uid);
  for (const text of ['nobody', 'a\0b', '\ud800']) expect(await memberByUsername(db, text)).toBeUndefined();
});

test('changing an unknown member changes nothing', async () => {
  expect(await amendMember(ctx(), 9, { sightml: 'x' })).toBe(false);
});
