import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { draftLimits } from '../../../../contract/domains/threads/drafts/limits.ts';
import { options, pollParts, testDrafts } from './testing/drafts.ts';

const forum = await testDrafts();
const { api, clock, daysLater, db, list, member, picture, post, runTask, save, usesOf, words } = forum;

describe('sending', () => {
  test.each(['threads.post-draft', 'threads.send-draft'] as const)(
    'R-PST-011 %s makes a thread of the draft, once',
    async (call) => {
      const ada = await member();
      const aid = await picture(ada);
      const { tid } = await save(ada, { aids: [aid], captions: ['The cable'], typeid: 2, original: 1 });
      const { data } = await api.must(call, { tid }, ada);
      const sent = 'Variables' in data ? data.Variables : data;
      expect((await api.must('threads.info', { tid: sent.tid })).data).toMatchObject({
        ...{ subject: words.subject, typeid: 2, original: 1, author: ada.username },
        post_attachment: [{ aid, caption: 'The cable' }],
      });
      expect((await list(ada)).list).toEqual([]);
      expect(await usesOf(aid)).toBe(1);
      for (const again of [call, 'threads.draft'] as const) {
        expect((await api.call(again, { tid }, ada)).error).toBe('threads.draft_sent');
      }
      expect((await api.must('threads.of-member', { uid: ada.uid })).data.count).toBe(1);
    },
  );

  test('a poll is sent with its options and their pictures', async () => {
    const ada = await member();
    const aid = await picture(ada);
    const option = { text: 'No', photo: { aid, preview: '/media/1-320.webp' } };
    const parts = pollParts({ options: [...options('Yes', ' '), option], maxChoices: 3 });
    const { tid } = await save(ada, { kind: 'poll', message: '', parts, pictures: [aid] });
    const { data } = await api.must('threads.post-draft', { tid }, ada);
    const { poll } = (await api.must('threads.info', { tid: data.tid })).data;
    expect(poll).toMatchObject({ max_choices: 2, end_time: 3 });
    expect(poll?.options.map(({ message, img }) => [message, img?.aid])).toEqual([
      ['Yes', undefined],
      ['No', aid],
    ]);
    expect(await usesOf(aid)).toBe(1);
  });

  test('who is named in it is notified, once it is sent, as far as the name still stands there', async () => {
    const [ada, bola, chi] = [await member(), await member(), await member()];
    const message = `<p>Ask @${bola.username} about it.</p>`;
    const { tid } = await save(ada, { message, mentions: [bola.uid, chi.uid] });
    await api.must('threads.post-draft', { tid }, ada);
    await forum.settle();
    const notified = await db.selectFrom('notices.notices').select('uid').where('page', '=', 'atme').execute();
    expect(notified.filter(({ uid }) => [bola.uid, chi.uid].includes(uid))).toEqual([{ uid: bola.uid }]);
  });

  test.each([
    ['no title', { subject: '' }, 'threads.subject_empty'],
    ['no words', { message: '' }, 'threads.message_empty'],
    ['a category that takes none', { typeid: 999_999 }, 'threads.unknown_board'],
    ['a story that is none', { story: 999_999 }, 'threads.story_unknown'],
    ['a poll without its part', { kind: 'poll' }, 'threads.draft_incomplete'],
    ['a poll of a part that is none', { kind: 'poll', parts: '{"poll":{"options":"x"}}' }, 'threads.draft_incomplete'],
    [
      'a poll of one option',
      { kind: 'poll', parts: pollParts({ options: options('Yes') }) },
      'threads.poll_options_count',
    ],
  ])('with %s it is refused, and stays', async (_, fields, error) => {
    const ada = await member();
    const { tid } = await save(ada, fields);
    expect((await api.call('threads.post-draft', { tid }, ada)).error).toBe(error);
    expect((await list(ada)).list).toHaveLength(1);
  });

  test('whoever may not post may not send one either', async () => {
    const ada = await member({ verified: false });
    const { tid } = await save(ada);
    expect((await api.call('threads.post-draft', { tid }, ada)).error).toBe('threads.unverified');
  });

  test('a time that has passed meanwhile is now, one to come is waited for', async () => {
    const ada = await member();
    const soon = Math.floor(clock.now().getTime() / 1000) + 600;
    const waits = await save(ada, { push_time: soon });
    const { data } = await api.must('threads.post-draft', { tid: waits.tid }, ada);
    expect((await api.call('threads.info', { tid: data.tid })).error).toBe('threads.not_exist');
    const passed = await save(ada, { push_time: soon, subject: 'Late' });
    clock.aheadInTest(601);
    const late = await api.must('threads.post-draft', { tid: passed.tid }, ada);
    expect((await api.must('threads.info', { tid: late.data.tid })).data.subject).toBe('Late');
  });

  test('a post of the composer ends the draft that it was, and no second one goes out of it', async () => {
    const ada = await member();
    const aid = await picture(ada);
    const { tid } = await save(ada, { aids: [aid] });
    await post(ada, { draft: tid, aids: [aid] });
    expect((await list(ada)).list).toEqual([]);
    expect(await usesOf(aid)).toBe(1);
    const again = await api.call('threads.create', { ...words, draft: tid }, ada);
    expect(again.error).toBe('threads.draft_sent');
    expect((await api.call('threads.save-draft', { ...words, tid, version: 1 }, ada)).error).toBe('threads.draft_sent');
  });

  test('two devices that send one at once post one thread', async () => {
    const ada = await member();
    const { tid } = await save(ada);
    const both = await Promise.all([
      api.call('threads.post-draft', { tid }, ada),
      api.call('threads.create', { ...words, draft: tid }, ada),
    ]);
    expect(both.map(({ error }) => error ?? 'sent').sort()).toEqual(['sent', 'threads.draft_sent']);
    expect((await api.must('threads.of-member', { uid: ada.uid })).data.count).toBe(1);
  });

  test('a refused post leaves the draft that it was', async () => {
    const ada = await member();
    const { tid } = await save(ada);
    expect((await api.call('threads.create', { subject: '', message: words.message, draft: tid }, ada)).ok).toBe(false);
    expect((await list(ada)).list).toHaveLength(1);
  });
});

describe('pictures', () => {
  test('stay while their draft does, and go when it forgets them', async () => {
    const ada = await member();
    const [one, two] = [await picture(ada), await picture(ada)];
    const { tid } = await save(ada, { aids: [one], pictures: [two] });
    expect([await usesOf(one), await usesOf(two)]).toEqual([1, 1]);
    await save(ada, { tid, version: 1, aids: [two] });
    expect([await usesOf(one), await usesOf(two)]).toEqual([0, 1]);
  });

  test('within the words are held too', async () => {
    const ada = await member();
    const aid = await picture(ada);
    await save(ada, { message: `<p>Look:</p><img data-aid="${aid}">` });
    expect(await usesOf(aid)).toBe(1);
  });
});

describe('deleting', () => {
  test('a deleted draft can be restored for a day; then it goes with its pictures', async () => {
    const ada = await member();
    const aid = await picture(ada);
    const { tid } = await save(ada, { aids: [aid] });
    await api.must('threads.del-draft', { tid }, ada);
    await api.must('threads.del-draft', { tid }, ada);
    expect(await list(ada)).toMatchObject({ list: [], deleted: [{ tid }] });
    for (const call of ['threads.draft', 'threads.post-draft'] as const) {
      expect((await api.call(call, { tid }, ada)).error).toBe('threads.draft_not_exist');
    }
    await runTask('threads.sweep-drafts');
    await api.must('threads.restore-draft', { tid }, ada);
    expect(await list(ada)).toMatchObject({ list: [{ tid, picture: { aid } }], deleted: [] });

    await api.must('threads.del-draft', { tid }, ada);
    await daysLater(1.01, async () => {
      expect((await list(ada)).deleted).toEqual([]);
      expect((await api.call('threads.restore-draft', { tid }, ada)).error).toBe('threads.draft_not_exist');
      await runTask('threads.sweep-drafts');
      expect(await usesOf(aid)).toBe(0);
      expect(await db.selectFrom('threads.drafts').selectAll().where('tid', '=', tid).execute()).toEqual([]);
    });
  });

  test('none is restored where there are as many as there may be', async () => {
    const ada = await member();
    const { tid } = await save(ada, { subject: 'Deleted' });
    await api.must('threads.del-draft', { tid }, ada);
    const { tid: other } = await save(ada);
    await sql`
      insert into threads.drafts
      select (jsonb_populate_record(d, jsonb_build_object('tid', nextval('threads.threads_tid_seq')))).*
        from threads.drafts d, generate_series(1, ${draftLimits.most - 1}) where d.tid = ${other}`.execute(db);
    expect((await api.call('threads.restore-draft', { tid }, ada)).error).toBe('threads.drafts_full');
  });

  test(`what nobody has saved for ${draftLimits.days} days is deleted, and the list says when`, async () => {
    const ada = await member();
    const aid = await picture(ada);
    const { tid } = await save(ada, { aids: [aid] });
    const { dateline, expires } = (await list(ada)).list[0]!;
    expect(expires - dateline).toBe(draftLimits.days * 86_400);
    await daysLater(draftLimits.days - 0.01, async () => {
      await runTask('threads.sweep-drafts');
      expect((await list(ada)).list).toHaveLength(1);
      // Whoever saves it again has as long once more.
      await save(ada, { tid, version: 1, subject: 'Still on it', aids: [aid] });
    });
    await daysLater(draftLimits.days - 1, async () => {
      await runTask('threads.sweep-drafts');
      expect((await list(ada)).list).toHaveLength(1);
    });
    await daysLater(2, async () => {
      await runTask('threads.sweep-drafts');
      expect((await list(ada)).list).toEqual([]);
      expect(await usesOf(aid)).toBe(0);
    });
  });

  test('a run deletes all that are too old, however many, and what is known of those sent for long', async () => {
    const ada = await member();
    const { tid } = await save(ada);
    await api.must('threads.post-draft', { tid }, ada);
    const { tid: old } = await save(ada, { subject: 'Old' });
    await sql`
      insert into threads.drafts
      select (jsonb_populate_record(d, jsonb_build_object('tid', nextval('threads.threads_tid_seq')))).*
        from threads.drafts d, generate_series(1, 401) where d.tid = ${old}`.execute(db);
    const left = async () =>
      (await db.selectFrom('threads.drafts').select('tid').where('uid', '=', ada.uid).execute()).map((row) => row.tid);
    await daysLater(draftLimits.sentDays + 1, async () => {
      await runTask('threads.sweep-drafts');
      expect(await left()).not.toContain(tid);
      expect(await left()).toHaveLength(402);
    });
    await daysLater(draftLimits.days + 1, async () => {
      await runTask('threads.sweep-drafts');
      expect(await left()).toEqual([]);
    });
  });
});
