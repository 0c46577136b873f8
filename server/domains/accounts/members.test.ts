import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { testPlatform } from '../../../tests/support/platform.ts';
import { createSettings } from '../../platform/settings.ts';
import { amendMember } from './actions/amend-member.ts';
import { createMember } from './actions/create-member.ts';
import { cleanUpAccounts } from './jobs/clean-up.ts';
import { createMemberCards, memberByUsername, membersByIds } from './reads/members.ts';
import { insertSession } from './sql/sessions.ts';

const { db } = await testDb();
const { platform, clock } = testPlatform(db);
const ctx = () => ({
  db,
  now: clock.now,
  emit: () => undefined,
  touch: (tag: string) => platform.tags.moved([tag]),
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
          groupTitleId: 'accounts.group.10',
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

test('kept cards go with the tag of the member', async () => {
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

test('the clean-up deletes what ran out and keeps the rest', async () => {
  const { uid } = await make('cleaning');
  const at = (hours: number) => new Date(clock.now.getTime() + hours * 3_600_000);
  for (const [n, hours] of [-1, 1].entries()) {
    const token_hash = Buffer.alloc(32, n);
    const session = {
      uid,
      kind: 'site' as const,
      created_at: clock.now,
      last_seen_at: clock.now,
      ip: '127.0.0.1',
      user_agent: '',
      second_step_at: null,
      proven_at: null,
    };
    await insertSession(db, { ...session, token_hash, expires_at: at(hours) });
    await db
      .insertInto('accounts.verification_images')
      .values({ idhash: `hash000${n}`, answer: '1', expires_at: at(hours) })
      .execute();
    await db
      .insertInto('accounts.login_failures')
      .values({ bucket: `b${n}`, failures: 1, first_at: at(hours), locked_until: null })
      .execute();
  }
  await db
    .insertInto('accounts.login_failures')
    .values({ bucket: 'locked', failures: 9, first_at: at(-1), locked_until: at(1) })
    .execute();
  await cleanUpAccounts(db, createSettings(platform), clock.now);
  const hashes = await db.selectFrom('accounts.sessions').select('token_hash').execute();
  expect(hashes).toEqual([{ token_hash: Buffer.alloc(32, 1) }]);
  const images = await db.selectFrom('accounts.verification_images').select('idhash').execute();
  expect(images).toEqual([{ idhash: 'hash0001' }]);
  const buckets = await db.selectFrom('accounts.login_failures').select('bucket').orderBy('bucket').execute();
  expect(buckets.map((row) => row.bucket)).toEqual(['b1', 'locked']);
});
