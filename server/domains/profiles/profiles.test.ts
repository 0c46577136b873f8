import { expect, test } from 'vitest';
import { earnNothing } from '../../../tests/support/earnings.ts';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { gift } from '../../../tests/support/money.ts';
import { freshName, register } from '../../../tests/support/people.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { balancesOf, transfer } from '../economy/index.ts';
import { amendMember } from '../members/index.ts';
import { grantMedal } from './index.ts';
import { profilesPersonalData } from './personal-data.ts';

const { api, app, db, clock, member, picture, post, reply, settle, forgetLimits } = await testForum();

const nothing = () => undefined;
const give = (uid: number, amount: number) =>
  inTransaction(db, (tx) =>
    transfer(
      { db: tx, now: clock.now(), emit: nothing, stale: nothing },
      {
        key: crypto.randomUUID(),
        kind: 'given',
        reason: gift,
        movements: [{ from: 'mint', to: uid, currency: 'xgold', amount }],
      },
    ),
  );
const xgold = async (uid: number) => (await balancesOf({ db, reads: nothing }, [uid]))(uid).xgold;
const space = async (uid: number, reader?: Writer) =>
  (await api.must('profiles.get-profile', { uid }, reader)).data.Variables.space;
const own = async (who: Writer) => (await api.must('profiles.user-info', {}, who)).data;

test('R-PRO-012 the profile call answers both shapes: Variables.space, and msg success with data.Variables.member_uid', async () => {
  const [ada, bola] = [await member(), await member()];
  await inTransaction(db, async (tx) => {
    const ctx = { db: tx, now: clock.now(), emit: nothing, stale: nothing };
    await grantMedal(ctx, ada.uid, 'streak-7');
    await amendMember(ctx, ada.uid, { sightml: 'Early light, strong tea.' });
  });
  const { body, beside, data } = await api.must('profiles.get-profile', { uid: ada.uid }, bola);
  expect(body).toMatchObject({ code: 0, msg: 'success', data: { Variables: { member_uid: bola.uid } } });
  expect(beside.Variables.space).toMatchObject({
    uid: ada.uid,
    username: ada.username,
    sightml: 'Early light, strong tea.',
    group: { groupid: 10, grouptitle: 'Level 1' },
    medals: [{ s3_medal: '/medals/streak-7.svg', name: '7 days in a row' }],
  });
  expect(data.Variables.space).toEqual(beside.Variables.space);
  const french = await api.must('profiles.get-profile', { uid: ada.uid }, { language: 'fr' });
  expect([french.msg, french.beside.Variables.space.medals[0]?.name]).toEqual(['success', '7 jours de suite']);
  expect(french.data.Variables.member_uid).toBe(0);
});

test('one’s own info shows what the account holds, and whether its address is proven', async () => {
  const emails = [`${freshName()}@example.com`, `${freshName()}@example.com`] as const;
  const ada = await register(api, { email: emails[0] });
  expect(await own(ada)).toMatchObject({
    ...{ uid: ada.uid, username: ada.username, nickname: ada.username, email: emails[0], emailstatus: 1 },
    ...{ avatarstatus: 0, groupid: 10, usernamechances: 1, certify: 0, profile_status: 0 },
  });
  const eve = await register(api, { email: emails[1] }, { verified: false });
  expect(await own(eve)).toMatchObject({ uid: eve.uid, email: emails[1], emailstatus: 0 });
});

test('a guest asks about somebody by uid; nobody is refused by name', async () => {
  expect((await api.call('profiles.get-profile')).http).toBe(401);
  for (const name of ['profiles.get-profile', 'profiles.personal-info', 'profiles.user-count'] as const) {
    const field = name === 'profiles.get-profile' ? 'uid' : 'uuid';
    expect((await api.call(name, { [field]: 999_999 })).error).toBe('profiles.unknown_member');
    expect((await api.call(name, { [field]: 'x' })).http).toBe(400);
  }
});

test('at most five medals stand in the head, the last ones, and it says how many there are', async () => {
  const ada = await member();
  const granted = ['welcome', 'streak-7', 'streak-30', 'first-digest', 'likes-100', 'photographer'] as const;
  for (const [i, medal] of granted.entries()) {
    await inTransaction(db, async (tx) => {
      const ctx = { db: tx, now: new Date(clock.now().getTime() + i * 1000), emit: nothing, stale: nothing };
      expect(await grantMedal(ctx, ada.uid, medal)).toBe(true);
      expect(await grantMedal(ctx, ada.uid, medal)).toBe(false);
    });
  }
  const { medals, medalsCount } = await space(ada.uid);
  expect(medals.map((medal) => medal.id)).toEqual([
    'photographer',
    'likes-100',
    'first-digest',
    'streak-30',
    'streak-7',
  ]);
  expect(medalsCount).toBe(6);
  expect((await api.must('profiles.personal-info', { uuid: ada.uid })).data.medals).toHaveLength(6);
});

test('counters come from their owners: posts, replies, favourites, fans, and the balance for oneself only', async () => {
  const [ada, bola] = [await member(), await member()];
  await earnNothing({ app, clock, db });
  const { tid } = await post(ada);
  await reply(ada, tid);
  await reply(bola, tid);
  await api.must('threads.favorite', { id: tid, favorite: 1 }, bola);
  await api.must('follows.follow', { follow_uid: ada.uid }, bola);
  await give(bola.uid, 70);
  await settle();
  expect(await space(ada.uid, bola)).toMatchObject({
    postCount: 2,
    threadsCount: 1,
    repliesCount: 1,
    fansCount: 1,
    followsCount: 0,
    follow_status: 1,
  });
  const count = async (uid: number, reader?: Writer) =>
    (await api.must('profiles.user-count', { uuid: uid }, reader)).data;
  const seen = { fansCount: 0, favoritesCount: 1, followsCount: 1, postCount: 1 };
  expect(await count(bola.uid, bola)).toEqual({ ...seen, xcoinCount: 0, xglodCount: 70 });
  expect(await count(bola.uid, ada)).toEqual({ ...seen, xcoinCount: null, xglodCount: null });
  expect(await count(bola.uid)).toEqual({ ...seen, xcoinCount: null, xglodCount: null });
  await api.must('threads.favorite', { id: tid, favorite: 0 }, bola);
  expect((await count(bola.uid, bola)).favoritesCount).toBe(0);
});

test('what a member enters is stored, part by part, and shown to those it is for', async () => {
  const [ada, bola, chidi] = [await member(), await member(), await member()];
  const given = { gender: 2, birthday: 3, birthmonth: 5, birthyear: 1999, occupation: 'Baker', realname: 'Ada  Obi' };
  await api.must(
    'profiles.update-basic-info',
    { ...given, sightml: 'Tea.\nAnd bread.', nationality: 'gh', phonetype: 'Kito X3' },
    ada,
  );
  await api.must('profiles.update-basic-info', { occupation: 'Photographer' }, ada);
  expect(await own(ada)).toMatchObject({
    ...given,
    realname: 'Ada Obi',
    occupation: 'Photographer',
    sightml: 'Tea. And bread.',
    nationality: 'GH',
    phonetype: 'Kito X3',
    lacking: ['picture'],
    profile_status: 0,
  });
  await api.must('follows.follow', { follow_uid: bola.uid }, ada);
  const seen = async (reader?: Writer) => (await api.must('profiles.personal-info', { uuid: ada.uid }, reader)).data;
  expect(await seen(ada)).toMatchObject({ ...given, realname: 'Ada Obi', occupation: 'Photographer', hidden: [] });
  await api.must('profiles.set-privacy', { realname: 'followed', occupation: 'me' }, ada);
  expect(await seen(bola)).toMatchObject({ realname: 'Ada Obi', occupation: '', birthyear: 0, gender: 2 });
  expect(await seen(chidi)).toMatchObject({
    realname: '',
    occupation: '',
    hidden: ['birthday', 'occupation', 'realname', 'cityname'],
  });
  expect(await seen()).toMatchObject({ realname: '', occupation: '' });
});

test('R-PRO-012 personalInfo is the public profile with its figures, as who asks stands to the member', async () => {
  const [ada, bola, chidi] = [await member({ groupid: 12 }), await member(), await member()];
  const cover = await picture(ada);
  await api.must('profiles.set-picture', { kind: 'cover', aid: cover }, ada);
  await api.must('follows.follow', { follow_uid: ada.uid }, bola);
  await api.must('follows.follow', { follow_uid: bola.uid }, ada);
  await api.must('follows.mute', { mute_uid: ada.uid }, chidi);
  await post(ada);
  await settle();
  const seen = async (reader?: Writer) => (await api.must('profiles.personal-info', { uuid: ada.uid }, reader)).data;
  const info = await seen(bola);
  expect(info).toMatchObject({
    ...{ uid: ada.uid, username: ada.username, fansCount: 1, followsCount: 1, postCount: 1, follow_status: 1 },
    back_pic: expect.stringMatching(/-640\.webp$/),
    group: { uid: ada.uid, groupid: 12, grouptitle: 'Level 3' },
  });
  // The same as the other call answers, field by field.
  const { medals, medalsCount, ...given } = (await api.must('profiles.get-profile', { uid: ada.uid }, bola)).data
    .Variables.space;
  expect(info).toMatchObject(given);
  expect([info.medals, info.medalsCount]).toEqual([medals, medalsCount]);
  expect(await seen(chidi)).toMatchObject({ follow_status: 0, mute_status: 1 });
  expect(await seen()).toMatchObject({ follow_status: 0, mute_status: 0, fansCount: 1, can: { ban: false } });
});

test.each([
  { birthday: 31, birthmonth: 2, birthyear: 1999 },
  { birthday: 3 },
  { birthday: 1, birthmonth: 1, birthyear: 2999 },
])('a day that nobody was born on is refused and changes nothing: %o', async (fields) => {
  const ada = await member();
  const { error } = await api.call('profiles.update-basic-info', { ...fields, occupation: 'Baker' }, ada);
  expect(error).toBe('profiles.birthday_invalid');
  expect(await own(ada)).toMatchObject({ birthyear: 0, occupation: '', profile_time: 0 });
});

test('an upload of one’s own becomes avatar or cover everywhere, another’s is refused, and 0 takes it away', async () => {
  const [ada, bola] = [await member(), await member()];
  const [first, second, cover, foreign] = [
    await picture(ada),
    await picture(ada),
    await picture(ada),
    await picture(bola),
  ];
  const set = (kind: string, aid: number) => api.call('profiles.set-picture', { kind, aid }, ada);
  const loose = async (aid: number) =>
    (await db.selectFrom('media.images').select('attached_at').where('aid', '=', aid).executeTakeFirstOrThrow())
      .attached_at === null;
  expect((await set('avatar', foreign)).error).toBe('media.unknown_picture');
  expect((await set('cover', foreign)).error).toBe('media.unknown_picture');
  expect(await own(ada)).toMatchObject({ avatarstatus: 0, back_pic: '' });

  const { tid } = await post(ada);
  const url = (await set('avatar', first)).data.url;
  expect(url).toMatch(/-320\.webp$/);
  expect((await api.must('threads.info', { tid })).data.avatar.avatar).toBe(url);
  await set('avatar', second);
  expect([await loose(first), await loose(second)]).toEqual([true, false]);
  await set('cover', cover);
  expect((await space(ada.uid)).back_pic).toMatch(/-640\.webp$/);
  await set('avatar', 0);
  await set('cover', 0);
  expect(await own(ada)).toMatchObject({ avatarstatus: 0, back_pic: '', cover: null });
  expect([await loose(second), await loose(cover)]).toEqual([true, true]);
});

test('a frame and the verification mark are worn wherever the member is shown', async () => {
  const ada = await member();
  const { tid } = await post(ada);
  const decoration = { goodsId: 7, url: '/frames/leaf.svg', position: 'center' };
  await inTransaction(db, (tx) =>
    amendMember({ db: tx, emit: nothing, stale: nothing }, ada.uid, { decoration, certified: true }),
  );
  app.platform.tags.moved([`u:${ada.uid}`]);
  const worn = { dec_goods_id: 7, dec_url: '/frames/leaf.svg', dec_position: 'center' };
  expect((await api.must('threads.info', { tid })).data).toMatchObject({ avatar: worn, certify: 1 });
  expect(await space(ada.uid)).toMatchObject({ decInfo: worn, certify: 1 });
});

test('R-PRO-009 R-PRO-010 a username is changed once, for 500 XGold; the old one leads on to its member', async () => {
  const ada = await member();
  const rename = (username: string) => api.call('profiles.change-username', { username }, ada);
  expect((await rename('AdaOfIbadan')).error).toBe('economy.insufficient');
  await give(ada.uid, 620);
  expect((await rename('Ada')).error).toBe('accounts.username_too_short');
  expect((await rename('Ada Obi!')).error).toBe('accounts.username_invalid');
  expect((await rename('Ada_of_Ibadan')).msg).toBe('Your username is changed');
  expect(await xgold(ada.uid)).toBe(120);
  await forgetLimits();
  expect(await own(ada)).toMatchObject({ usernamechances: 0 });
  expect((await rename('AdaOfIbadan')).error).toBe('profiles.username_spent');
  expect(await xgold(ada.uid)).toBe(120);
});

test('a taken, forbidden or own name costs nothing, and the same try twice pays once', async () => {
  const [ada, bola] = [await member(), await member()];
  await give(ada.uid, 2000);
  const rename = (username: string, key: string = crypto.randomUUID()) =>
    api.call('profiles.change-username', { username }, { ...ada, headers: { 'idempotency-key': key } });
  expect((await rename(bola.username)).error).toBe('accounts.already_exists');
  expect((await rename('baobab_fan')).error).toBe('accounts.already_exists');
  expect((await rename(ada.username)).error).toBe('profiles.username_same');
  expect(await xgold(ada.uid)).toBe(2000);
  const key = crypto.randomUUID();
  const [one, two] = await Promise.all([rename('AdaObi', key), rename('AdaObi', key)]);
  expect([one.ok || one.http === 409, two.ok || two.http === 409]).toEqual([true, true]);
  expect((await rename('AdaObi', key)).data).toMatchObject({ username: 'AdaObi', usernamechances: 0 });
  expect(await xgold(ada.uid)).toBe(1500);
  const names = await db.selectFrom('accounts.names').select('name').where('uid', '=', ada.uid).execute();
  expect(names.map((row) => row.name).sort()).toEqual(['adaobi', ada.username].sort());
  expect(await space(ada.uid)).toMatchObject({ username: 'AdaObi' });
});

test('R-PRO-008 R-PRO-011 within three months of registration the location can’t be changed, and the message says so', async () => {
  const ada = await member();
  const move = (fields: object) => api.call('profiles.change-location', { country_fid: 210, ...fields }, ada);
  const refused = await move({ cityname: 'Kochi' });
  expect(refused.error).toBe('profiles.location_locked');
  expect(refused.msg).toBe('You can’t change your location in the first three months.');
  expect((await own(ada)).locationLockedUntil).toBeGreaterThan(clock.now().getTime() / 1000);
  expect((await move({ country_fid: 7 })).error).toBe('profiles.unknown_country');
  const registered = new Date(clock.now().getTime() - 93 * 86_400_000);
  await db.updateTable('accounts.members').set({ created_at: registered }).where('uid', '=', ada.uid).execute();
  expect((await move({ cityname: ' Kochi ' })).data).toEqual({ country_fid: 210, cityname: 'Kochi', meanwhile: [] });
  expect(await own(ada)).toMatchObject({ country_fid: 210, cityname: 'Kochi', locationLockedUntil: 0 });
});

test('nobody reads or changes under another’s uid, and a guest nothing at all', async () => {
  const [ada, bola] = [await member(), await member()];
  const aid = await picture(bola);
  const writes = [
    ['profiles.user-info', { uuid: bola.uid }],
    ['profiles.update-basic-info', { uid: bola.uid, realname: 'Nobody' }],
    ['profiles.set-privacy', { uid: bola.uid, realname: 'everyone' }],
    ['profiles.set-picture', { uid: bola.uid, kind: 'avatar', aid }],
    ['profiles.change-username', { uid: bola.uid, username: 'somebody' }],
    ['profiles.change-location', { uid: bola.uid, country_fid: 210 }],
  ] as const;
  for (const [name, input] of writes) {
    expect([name, (await api.call(name, input, ada)).error]).toEqual([name, 'profiles.foreign_uid']);
    expect([name, (await api.call(name, input)).http]).toEqual([name, 401]);
  }
  expect(await own(bola)).toMatchObject({ realname: '', avatarstatus: 0, country_fid: 188, profile_time: 0 });
});

test('R-MSC-033 a member whose birthday is a child’s writes nothing until a guardian agrees', async () => {
  const ada = await member();
  const year = clock.now().getUTCFullYear() - 9;
  await api.must('profiles.update-basic-info', { birthday: 3, birthmonth: 5, birthyear: year }, ada);
  const { error } = await api.call('threads.create', { subject: 'Hello', message: 'May I write here already?' }, ada);
  expect(error).toBe('threads.needs_consent');
  await api.must('profiles.update-basic-info', { birthyear: year - 20 }, ada);
  expect((await own(ada)).birthyear).toBe(year - 20);
});

test('a former member has no profile any more, and nothing of what they entered is left', async () => {
  const [ada, bola] = [await member(), await member()];
  await api.must('profiles.update-basic-info', { occupation: 'Baker' }, ada);
  await api.must('profiles.set-picture', { kind: 'cover', aid: await picture(ada) }, ada);
  const ctx = { db, now: clock.now(), log: app.platform.log, emit: nothing, stale: nothing };
  const files = [];
  for await (const file of profilesPersonalData.collect(db, ada.uid)) files.push(file);
  expect(files.map((file) => file.path)).toEqual(['profile.json', 'medals.json']);
  expect(await profilesPersonalData.forget(ctx, ada.uid)).toBe(false);
  await db.updateTable('accounts.members').set({ username: '' }).where('uid', '=', ada.uid).execute();
  app.platform.tags.moved([`u:${ada.uid}`]);
  expect(await db.selectFrom('profiles.profiles').select('uid').where('uid', '=', ada.uid).execute()).toEqual([]);
  for (const name of ['profiles.get-profile', 'profiles.personal-info', 'profiles.user-count'] as const) {
    const field = name === 'profiles.get-profile' ? 'uid' : 'uuid';
    expect((await api.call(name, { [field]: ada.uid }, bola)).error).toBe('profiles.unknown_member');
  }
});
