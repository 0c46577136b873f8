import { beforeEach, describe, expect, test } from 'vitest';
import type { Writer } from '../../../tests/support/forum.ts';
import { testCreators } from './testing/creator-site.ts';

const site = await testCreators();
const { api, clock, db, member, operator, settle } = site;

beforeEach(() => site.forgetLimits());

const message = 'Lagos after dark, with the settings.';
/** Somebody with the threads and followers that it takes. */
async function ready(as: Parameters<typeof member>[0] = {}): Promise<Writer> {
  const who = await member(as);
  await db
    .insertInto('threads.author_counters')
    .values({ uid: who.uid, threads: 10, posts: 10, likes: 0, favorites: 0, liked: 0 })
    .execute();
  await db.insertInto('follows.counters').values({ uid: who.uid, fans: 100, follows: 0 }).execute();
  return who;
}
const conditions = async (who: Writer) => (await api.must('creator.conditions', {}, who)).data;
const applied = async (who: Writer) => (await api.must('creator.apply', { message }, who)).data.id;
const noticesOf = async ({ uid }: Writer) => {
  await settle();
  const rows = await db.selectFrom('notices.notices').select('kind').where('uid', '=', uid).execute();
  return rows.map(({ kind }) => kind);
};

describe('who applies', () => {
  test('needs a verified e-mail, 10 threads, 100 followers and no restriction in 90 days', async () => {
    const ada = await member();
    expect((await conditions(ada)).list).toEqual([
      { name: 'email', have: 1, need: 1, done: 1, days: 0 },
      { name: 'threads', have: 0, need: 10, done: 0, days: 0 },
      { name: 'followers', have: 0, need: 100, done: 0, days: 0 },
      { name: 'unrestricted', have: 0, need: 0, done: 1, days: 0 },
    ]);
    expect(await api.call('creator.apply', { message }, ada)).toMatchObject({ error: 'creator.conditions_open' });
    const bola = await ready();
    await db
      .insertInto('moderation.sanctions')
      .values({ ...{ uid: bola.uid, groupid: 4, reason: 'adverts', rule: 'spam', by_uid: operator.uid }, ...ago(80) })
      .execute();
    expect(await api.call('creator.apply', { message }, bola)).toMatchObject({ error: 'creator.conditions_open' });
    await db.updateTable('moderation.sanctions').set(ago(95)).where('uid', '=', bola.uid).execute();
    expect(await conditions(bola)).toMatchObject({ canApply: 1, application: { status: 'none' } });
  });

  test('has one application at a time, changes it, and withdraws it', async () => {
    const ada = await ready();
    expect(await api.call('creator.apply', { message: 'Too short' }, ada)).toMatchObject({
      error: 'creator.too_short',
    });
    await applied(ada);
    expect(await api.call('creator.apply', { message }, ada)).toMatchObject({ error: 'creator.waiting' });
    const changed = await api.must('creator.change-application', { message: `${message} And why.` }, ada);
    expect(changed.data).toMatchObject({ status: 'waiting', message: `${message} And why.` });
    expect(changed.data.promised_at - changed.data.sent_at).toBe(7 * 86_400);
    expect((await api.must('creator.withdraw', {}, ada)).data.status).toBe('withdrawn');
    expect(await api.call('creator.withdraw', {}, ada)).toMatchObject({ error: 'creator.nothing_waits' });
    await applied(ada);
  });

  test('writes words that turn nothing around them', async () => {
    const sent = await api.must('creator.apply', { message: `\u202e${message}` }, await ready());
    expect(sent.data.message).toBe(message);
  });
});

/** A restriction that began so many days ago and lasted one. */
const ago = (days: number) => ({
  created_at: new Date(clock.now().getTime() - days * 86_400_000),
  expires_at: new Date(clock.now().getTime() - (days - 1) * 86_400_000),
});

describe('an answer', () => {
  test('makes a creator of whom an operator grants it', async () => {
    const ada = await ready();
    const id = await applied(ada);
    const facts = (await api.must('creator.application', { id }, operator)).data;
    expect(facts).toMatchObject({ message, status: 'waiting', can_decide: 1, uid: ada.uid });
    await api.must('creator.grant', { id, reason: 'own photos' }, operator);
    expect((await api.must('members.is-creator', {}, ada)).data.isCreator).toBe(1);
    expect(await api.call('creator.grant', { id, reason: 'again' }, operator)).toMatchObject({
      error: 'creator.answered',
    });
    expect(await api.call('creator.apply', { message }, ada)).toMatchObject({ error: 'creator.is_creator' });
    expect(await noticesOf(ada)).toContain('creator_granted');
    expect(await conditions(ada)).toMatchObject({ isCreator: 1, application: { status: 'granted' } });
  });

  test('of no has its reason, a day from which one may apply again, and an appeal that somebody else decides', async () => {
    const [ada, second] = [await ready(), await member({ groupid: 1 })];
    const id = await applied(ada);
    await api.must('creator.refuse', { id, reason: 'Half of the photos come from other sites.' }, operator);
    expect(await noticesOf(ada)).toContain('creator_refused');
    const { application, canAppeal, canApply } = await conditions(ada);
    expect([canAppeal, canApply]).toEqual([1, 0]);
    expect(application).toMatchObject({ status: 'refused', reason: 'Half of the photos come from other sites.' });
    expect(application.again_at - application.answered_at).toBe(30 * 86_400);
    expect(await api.call('creator.apply', { message }, ada)).toMatchObject({ error: 'creator.not_yet' });
    const appeal = (await api.must('creator.apply', { message: 'They are mine, see the negatives.', appeal: 1 }, ada))
      .data;
    expect(appeal.is_appeal).toBe(1);
    expect(await api.call('creator.grant', { id: appeal.id, reason: '' }, operator)).toMatchObject({
      error: 'creator.own_refusal',
    });
    await api.must('creator.refuse', { id: appeal.id, reason: 'The negatives are theirs, too.' }, second);
    expect(await api.call('creator.apply', { message, appeal: 1 }, ada)).toMatchObject({ error: 'creator.no_appeal' });
  });

  test('of no stands until its day, though an appeal was sent and withdrawn', async () => {
    const ada = await ready();
    await api.must('creator.refuse', { id: await applied(ada), reason: 'Too few of your own.' }, operator);
    await api.must('creator.apply', { message: 'They are mine, see the negatives.', appeal: 1 }, ada);
    await api.must('creator.withdraw', {}, ada);
    expect(await api.call('creator.apply', { message }, ada)).toMatchObject({ error: 'creator.not_yet' });
    expect(await conditions(ada)).toMatchObject({ canApply: 0, canAppeal: 1, application: { status: 'refused' } });
  });

  test('to an operator’s own application is somebody else’s', async () => {
    const own = await ready({ groupid: 1 });
    const id = await applied(own);
    expect(await api.call('creator.grant', { id, reason: '' }, own)).toMatchObject({
      error: 'creator.own_application',
    });
    expect((await api.must('creator.application', { id }, own)).data.can_decide).toBe(0);
  });

  test('makes no creator of somebody without access', async () => {
    const ada = await ready();
    const id = await applied(ada);
    await db
      .insertInto('moderation.sanctions')
      .values({
        ...{ uid: ada.uid, groupid: 5, reason: 'fraud', rule: 'spam', by_uid: operator.uid },
        ...{ created_at: clock.now(), expires_at: null },
      })
      .execute();
    expect(await api.call('creator.grant', { id, reason: '' }, operator)).toMatchObject({
      error: 'creator.not_grantable',
    });
  });
});

describe('those that wait', () => {
  test('have a place, the oldest first, and lead to the ones beside them', async () => {
    await db.updateTable('creator.applications').set({ status: 'withdrawn' }).where('status', '=', 'waiting').execute();
    const ids: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      ids.push(await applied(await ready()));
      clock.advance(60);
    }
    const [first = 0, second = 0, third = 0] = ids;
    const queueOf = async (id: number) => (await api.must('creator.application', { id }, operator)).data.queue;
    expect(await queueOf(first)).toEqual({ place: 1, count: 3, before: 0, after: second });
    expect(await queueOf(second)).toEqual({ place: 2, count: 3, before: first, after: third });
    await api.must('creator.refuse', { id: second, reason: 'Photos of others.' }, operator);
    expect(await queueOf(second)).toBeNull();
    expect(await queueOf(third)).toEqual({ place: 2, count: 2, before: first, after: 0 });
  });
});

describe('pages for creators', () => {
  const page = {
    ...{ kind: 'manual', title_en: 'Figures', title_fr: 'Chiffres', title_hi: 'आँकड़े', published: 1 },
    ...{ words_en: '<p>At <b>noon</b>.</p><script>x</script>', words_fr: 'À midi.', words_hi: 'दोपहर को।' },
  } as const;

  test('are read in the reader’s language, cleaned, once they are published', async () => {
    const ada = await member();
    const { id, version } = (await api.must('creator.save-page', { ...page, published: 0 }, operator)).data;
    const read = async (language = 'en') => (await api.must('creator.pages', {}, { ...ada, language })).data.list;
    expect(await read()).toEqual([]);
    expect(await api.call('creator.save-page', { ...page, id, version, words_hi: '' }, operator)).toMatchObject({
      error: 'creator.unnamed',
    });
    await api.must('creator.save-page', { ...page, id, version }, operator);
    expect(await read()).toMatchObject([{ title: 'Figures', words: '<p>At <b>noon</b>.</p>' }]);
    expect(await read('fr')).toMatchObject([{ title: 'Chiffres' }]);
    expect(await api.call('creator.save-page', { ...page, id, version }, operator)).toMatchObject({
      error: 'creator.changed_meanwhile',
    });
    await api.must('creator.delete-page', { id }, operator);
    expect(await read()).toEqual([]);
  });
});
