import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';
import { type Member, register } from '../../../tests/support/people.ts';
import { unzip } from '../../../tests/support/unzip.ts';
import { utcDay } from '../../platform/days.ts';
import { once } from '../../platform/personal-data.ts';
import { fileStorage } from '../../platform/storage/files.ts';
import { privateKey, type Storage, StorageUnavailable } from '../../platform/storage/port.ts';
import { noteCame } from '../members/index.ts';
import { imposeSanction } from '../moderation/index.ts';
import { makeExport as makeExportWith, sweepExports } from './jobs/make-export.ts';
import { privacyPersonalData } from './personal-data.ts';
import { expireExports } from './sql/exports.ts';

const forum = await testForum();
const { api, app, clock, db, settle } = forum;

beforeEach(() => forum.forgetLimits());

const day = 86_400;
/** The member's proof beside their token, with whatever else a call takes. */
const proven = ({ password }: Member, fields: object = {}) => ({ ...fields, password });
const emailOf = ({ username }: Member): string => `${username.toLowerCase()}@example.com`;

/** Runs the job that makes an export, as a worker would. */
async function makeExport(id: number, attempts = 1): Promise<void> {
  await app.tasks['accounts.make-export']!({ id }, { job: { attempts, max_attempts: 3 } } as never);
}

async function exported(member: Member): Promise<{ id: number; files: Map<string, Buffer>; bytes: number }> {
  const { id } = (await api.must('privacy.make-data-export', proven(member), member)).data.export;
  await makeExport(id);
  const answer = await api.must('privacy.data-export-file', proven(member, { id }), member);
  return { id, files: await unzip(answer.bytes), bytes: answer.bytes.length };
}

const rowsOf = (files: Map<string, Buffer>, path: string): Record<string, unknown>[] =>
  JSON.parse(files.get(path)?.toString() ?? 'null') as Record<string, unknown>[];

/** Asks for the deletion and lets the days of grace and the jobs pass. */
async function deleted(member: Member): Promise<void> {
  await api.must('privacy.delete-account', { password: member.password }, member);
  clock.advance(14 * day + 1);
  await runDeletion(member.uid);
}

async function runDeletion(uid: number): Promise<void> {
  await app.tasks['accounts.delete-member']!({ uid }, {} as never);
  await settle();
}

const mailsTo = async (recipient: string): Promise<string[]> =>
  (
    await db
      .selectFrom('platform.mail_outbox')
      .select('subject')
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute()
  ).map(({ subject }) => subject);

describe('the export of one’s data', () => {
  test('is a ZIP of all that is the member’s, pictures too, and of nobody else’s', async () => {
    const [ada, eve] = [await register(api), await register(api)];
    const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    const files = { file: new File([new Uint8Array(photo)], 'a.jpg', { type: 'image/jpeg' }) };
    const { aid } = (await api.must('media.image-upload', {}, { ...ada, files })).data;
    const own = await forum.post(ada, { subject: 'Rain at the market' });
    const others = await forum.post(eve, { subject: 'Sun at the beach' });
    await forum.reply(ada, others.tid, { message: 'Bring a hat.' });
    await api.must('threads.favorite', { id: others.tid, favorite: 1 }, ada);
    await api.must('threads.note-read', { tid: others.tid, floor: 1, position: 2 }, ada);
    const draft = (await api.must('threads.save-draft', { subject: 'Half a title' }, ada)).data;
    await api.must('follows.follow', { follow_uid: eve.uid }, ada);
    const sanction = { uid: ada.uid, groupid: 4 as const, reason: 'Too loud', expiresAt: clock.now(), byUid: 1 };
    await imposeSanction({ db, now: clock.now(), emit: () => undefined, stale: () => undefined }, sanction);

    const day = utcDay(clock.now());
    await noteCame(db, ada.uid, { utc: '2026-01-02', own: '2026-01-03' });
    const { files: zip } = await exported(ada);
    const days = rowsOf(zip, 'members/days.json');
    expect(days).toEqual(
      expect.arrayContaining([
        { day: '2026-01-02', own: false },
        { day: '2026-01-03', own: true },
      ]),
    );
    expect(days).toContainEqual({ day, own: false });
    expect(rowsOf(zip, 'members/account.json')).toMatchObject([{ uid: ada.uid, email: emailOf(ada) }]);
    expect(rowsOf(zip, 'sign-in/sessions.json')).toHaveLength(1);
    expect(rowsOf(zip, 'threads/threads.json')).toMatchObject([{ tid: own.tid, subject: 'Rain at the market' }]);
    expect(rowsOf(zip, 'threads/posts.json').map((post) => post.tid)).toEqual([others.tid, own.tid]);
    expect(rowsOf(zip, 'threads/favourites.json')).toMatchObject([{ tid: others.tid }]);
    expect(rowsOf(zip, 'threads/drafts.json')).toMatchObject([{ tid: draft.tid, subject: 'Half a title' }]);
    expect(rowsOf(zip, 'threads/reading-places.json')).toMatchObject([{ tid: others.tid, floor: 1, position: 2 }]);
    expect(rowsOf(zip, 'follows/followed.json')).toMatchObject([{ uid: eve.uid }]);
    expect(rowsOf(zip, 'economy/entries.json').length).toBeGreaterThan(0);
    expect(rowsOf(zip, 'moderation/sanctions.json')).toMatchObject([{ reason: 'Too loud' }]);
    expect(rowsOf(zip, 'media/pictures.json')).toMatchObject([{ aid }]);
    expect((await sharp(zip.get(`media/pictures/${aid}.webp`)).metadata()).width).toBe(400);
    const all = [...zip.values()].map((file) => file.toString('latin1')).join();
    expect(all).not.toContain(emailOf(eve));
    expect(all).not.toContain('password');
  });

  test('longer than a batch and than a piece comes whole', async () => {
    const member = await register(api);
    const rows = Array.from({ length: 1201 }, (_, n) => ({
      uid: member.uid,
      page: 'systems',
      kind: 'test',
      group_key: `k${n}`,
      facts: JSON.stringify({ words: crypto.getRandomValues(new Uint8Array(6000)).join('') }),
      created_at: clock.now(),
      updated_at: clock.now(),
    }));
    for (let from = 0; from < rows.length; from += 300)
      await db
        .insertInto('notices.notices')
        .values(rows.slice(from, from + 300))
        .execute();
    const { files, bytes } = await exported(member);
    expect(bytes).toBeGreaterThan(4 * 1024 * 1024);
    expect(rowsOf(files, 'notices/notices.json').filter(({ kind }) => kind === 'test')).toHaveLength(1201);
    const row = await db.selectFrom('accounts.exports').select('pieces').where('uid', '=', member.uid).execute();
    expect(row[0]?.pieces).toBeGreaterThan(1);
  });

  test('shows its progress, says by e-mail when it is ready, and is had once a day', async () => {
    const member = await register(api);
    expect((await api.must('privacy.data-export', {}, member)).data.export).toBeNull();
    const { export: asked } = (await api.must('privacy.make-data-export', proven(member), member)).data;
    expect(asked).toMatchObject({ state: 'waiting', progress: 0, bytes: 0 });
    expect((await api.call('privacy.make-data-export', proven(member), member)).error).toBe('accounts.export_recent');
    await makeExport(asked.id);
    await settle();
    const ready = (await api.must('privacy.data-export', {}, member)).data.export;
    expect(ready).toMatchObject({ id: asked.id, state: 'ready', progress: 100 });
    expect(await mailsTo(emailOf(member))).toContain('Your data is ready');
    clock.advance(day + 1);
    await api.must('privacy.make-data-export', proven(member), member);
  });

  test('of two requests at once one is refused', async () => {
    const member = await register(api);
    const answers = await Promise.all([1, 2].map(() => api.call('privacy.make-data-export', proven(member), member)));
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  test('is neither begun nor had by one who holds the token and can’t prove to be the owner', async () => {
    const member = await register(api);
    const errorOf = async (call: 'privacy.make-data-export' | 'privacy.data-export-file', proof: object) =>
      (await api.call(call, proof, member)).error;
    expect(await errorOf('privacy.make-data-export', {})).toBe('accounts.proof_missing');
    expect(await errorOf('privacy.make-data-export', { password: 'not-it' })).toBe('accounts.wrong_credentials');
    expect((await api.must('privacy.data-export', {}, member)).data.export).toBeNull();
    const { id } = await exported(member);
    expect(await errorOf('privacy.data-export-file', { id })).toBe('accounts.proof_missing');
    expect(await errorOf('privacy.data-export-file', { id, code: '123456' })).toBe('accounts.two_step_off');
  });

  test('is had by its owner alone, through no address, and for seven days', async () => {
    const [ada, eve] = [await register(api), await register(api)];
    const { id } = await exported(ada);
    expect((await api.call('privacy.data-export-file', proven(eve, { id }), eve)).error).toBe(
      'accounts.export_missing',
    );
    expect((await api.call('privacy.data-export-file', { id })).http).toBe(401);
    expect((await api.must('privacy.data-export', {}, eve)).data.export).toBeNull();
    const row = await db
      .selectFrom('accounts.exports')
      .select('storage_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.storage_key.startsWith(privateKey('exports/'))).toBe(true);
    expect((await api.fetch(`/media/${row.storage_key}/0`)).status).toBe(404);
    clock.advance(7 * day + 1);
    const again = { token: (await api.must('sign-in.login', ada)).data.auth_token };
    expect((await api.call('privacy.data-export-file', proven(ada, { id }), again)).error).toBe(
      'accounts.export_missing',
    );
    await forum.runTask('accounts.sweep-exports');
    expect(await db.selectFrom('accounts.exports').selectAll().where('id', '=', id).execute()).toEqual([]);
  });

  test('that fails is tried again, and after the last try says so and can be asked for anew', async () => {
    const member = await register(api);
    const { id } = (await api.must('privacy.make-data-export', proven(member), member)).data.export;
    const stateOf = async () => (await api.must('privacy.data-export', {}, member)).data.export?.state;
    const full = {
      ...app.platform,
      storage: fileStorage('/dev/null/nowhere'),
      personalData: () => [privacyPersonalData],
    };
    const fail = (attempts: number) => makeExportWith(full, id, { attempts, max_attempts: 3 });
    await expect(fail(1)).rejects.toThrow(StorageUnavailable);
    expect(await stateOf()).toBe('waiting');
    await expect(fail(3)).rejects.toThrow(StorageUnavailable);
    expect(await stateOf()).toBe('failed');
    await exported(member);
    expect(await stateOf()).toBe('ready');
  });
});

describe('an export on its way when its owner is forgotten', () => {
  const begun = async () => {
    const member = await register(api);
    const { id } = (await api.must('privacy.make-data-export', proven(member), member)).data.export;
    return { id, forget: () => expireExports(db, member.uid, new Date(0)) };
  };

  test('is not made, and not given to anybody', async () => {
    const { id, forget } = await begun();
    await forget();
    await makeExport(id);
    const row = await db.selectFrom('accounts.exports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'waiting', pieces: 0, expires_at: new Date(0) });
  });

  test('leaves no piece in the storage, though the sweep came before the last of them', async () => {
    const { id, forget } = await begun();
    const stored = new Set<string>();
    const storage: Storage = {
      ...fileStorage(forum.dataDir),
      put: async (key: string) => void stored.add(key),
      putFrom: async (key: string) => stored.add(key).size,
      exists: async (key: string) => stored.has(key),
      remove: async (key: string) => void stored.delete(key),
    };
    const alsoSwept = {
      domain: 'late',
      async *collect() {
        await forget();
        await sweepExports({ ...app.platform, storage, personalData: () => [] });
        yield { path: 'rows.json', rows: once(async () => [{ late: true }]) };
      },
      forget: async () => false,
    };
    const deps = { ...app.platform, storage, personalData: () => [privacyPersonalData, alsoSwept] };
    await makeExportWith(deps, id, { attempts: 1, max_attempts: 3 });
    expect([...stored]).toEqual([]);
    expect(await db.selectFrom('accounts.exports').selectAll().where('id', '=', id).execute()).toEqual([]);
  });
});

describe('the deletion of an account', () => {
  test('needs a proof, ends every log-in and is confirmed by e-mail', async () => {
    const member = await register(api);
    const ask = (proof: object) => api.call('privacy.delete-account', proof, member);
    expect((await ask({})).error).toBe('accounts.proof_missing');
    expect((await ask({ password: 'not-this-one' })).error).toBe('accounts.wrong_credentials');
    const { data } = await api.must('privacy.delete-account', { password: member.password }, member);
    expect(data.due).toBeGreaterThanOrEqual(Math.floor(clock.now().getTime() / 1000) + 14 * day - 5);
    expect((await api.call('members.is-creator', {}, member)).http).toBe(401);
    await settle();
    expect(await mailsTo(emailOf(member))).toContain('Your account will be deleted');
  });

  test('is cancelled by a log-in within fourteen days', async () => {
    const member = await register(api);
    await api.must('privacy.delete-account', { password: member.password }, member);
    clock.advance(13 * day);
    const { data } = await api.must('sign-in.login', member);
    await settle();
    expect(await mailsTo(emailOf(member))).toContain('Your account stays');
    clock.advance(2 * day);
    await runDeletion(member.uid);
    const token = { token: data.auth_token };
    expect((await api.call('members.is-creator', {}, token)).http).toBe(200);
  });

  test('does nothing before its day', async () => {
    const member = await register(api);
    await api.must('privacy.delete-account', { password: member.password }, member);
    clock.advance(13 * day);
    await runDeletion(member.uid);
    await api.must('sign-in.login', member);
  });

  test('removes what is theirs, and leaves threads that can be read under no name', async () => {
    const [ada, eve] = [await register(api), await register(api)];
    const { tid } = await forum.post(ada, { subject: 'The last thread' });
    await forum.reply(eve, tid, { message: 'We will miss you.' });
    await api.must('follows.follow', { follow_uid: eve.uid }, ada);
    await api.must('follows.follow', { follow_uid: ada.uid }, eve);
    const stored = await forum.post(eve);
    await api.must('threads.favorite', { id: stored.tid, favorite: 1 }, ada);
    await api.must('threads.note-read', { tid: stored.tid, floor: 0, position: 1 }, ada);
    await settle();
    const entries = async () =>
      (
        await db
          .selectFrom('economy.entries')
          .selectAll()
          .where('account', '=', ada.uid * 2)
          .execute()
      ).length;
    const before = await entries();
    expect(before).toBeGreaterThan(0);
    const office = { groupid: 1, is_creator: true, certified: true };
    await db.updateTable('accounts.members').set(office).where('uid', '=', ada.uid).execute();
    await deleted(ada);

    const { data } = await api.must('threads.info', { tid }, eve);
    expect(data).toMatchObject({ subject: 'The last thread', author: 'A former member', authorid: ada.uid });
    // No badge, and nothing to follow.
    expect(data).toMatchObject({ group: { grouptitle: '' }, can: { follow: false } });
    for (const [language, name] of [
      ['fr', 'Un ancien membre'],
      ['hi', 'पूर्व सदस्य'],
    ] as const)
      expect((await api.must('threads.info', { tid }, { language })).data.author).toBe(name);
    const feed = await api.fetch('/feed.atom');
    expect(await feed.text()).toContain('<author><name>A former member</name></author>');
    const member = await db.selectFrom('accounts.members').selectAll().where('uid', '=', ada.uid).execute();
    expect(member).toMatchObject([{ username: '', email: null, phone: null, nationality: '', cityname: '' }]);
    expect(member).toMatchObject([{ groupid: 10, is_creator: false, certified: false, password_hash: '' }]);
    expect(JSON.stringify(member)).not.toContain(ada.username);
    expect(await entries()).toBe(before);
    const favourites = db.selectFrom('threads.threads').select('favorites').where('tid', '=', stored.tid);
    expect(await favourites.execute()).toEqual([{ favorites: 0 }]);
    const places = db.selectFrom('threads.reading_places').selectAll().where('uid', '=', ada.uid);
    expect(await places.execute()).toEqual([]);
    const counters = await db.selectFrom('follows.counters').selectAll().where('uid', '=', eve.uid).execute();
    expect(counters).toMatchObject([{ fans: 0, follows: 0 }]);
    expect(await db.selectFrom('accounts.deletions').selectAll().where('uid', '=', ada.uid).execute()).toEqual([]);
  });

  test('leaves the name taken, leads it to nobody, and frees the e-mail address', async () => {
    const member = await register(api);
    await deleted(member);
    const { username, password } = member;
    expect((await api.call('sign-in.login', { username, password })).error).toBe('accounts.account_not_exist');
    const checked = await api.must('members.check-username', { username });
    expect(checked.data.data.Variables.Message.messagevar).toBe('error');
    await expect(register(api, { username, email: 'somebody.else@example.com' })).rejects.toThrow(
      /already_exists|email/,
    );
    await register(api, { email: emailOf(member) });
  });

  test('that broke off goes on where it stopped, and one member has one job', async () => {
    const member = await register(api);
    await api.must('privacy.delete-account', { password: member.password }, member);
    clock.advance(14 * day + 1);
    await db.updateTable('accounts.deletions').set({ begun_at: clock.now() }).where('uid', '=', member.uid).execute();
    expect((await api.call('sign-in.login', member)).error).toBe('accounts.account_not_exist');
    await forum.runTask('accounts.delete-due');
    await forum.runTask('accounts.delete-due');
    await runDeletion(member.uid);
    await runDeletion(member.uid);
    const rows = await db.selectFrom('accounts.members').select('username').where('uid', '=', member.uid).execute();
    expect(rows).toEqual([{ username: '' }]);
  });
});
