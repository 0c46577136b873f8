import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { draftLimits } from '../../../../contract/domains/threads/drafts/limits.ts';
import { movedBy } from '../../../../tests/support/moved-tags.ts';
import { pollParts, testDrafts } from './testing/drafts.ts';

const forum = await testDrafts();
const { api, db, forgetLimits, list, member, open, picture, post, save, words } = forum;

const subjects = (rows: readonly { subject: string }[]): string[] => rows.map(({ subject }) => subject);

describe('saving', () => {
  test('a draft comes back whole: words, category, story, captions, mentions and what each kind has', async () => {
    const [ada, bola] = [await member(), await member()];
    const { tid: story } = await post(ada, { subject: 'Part one' });
    const [one, two, third] = [await picture(ada), await picture(ada), await picture(ada)];
    const parts = pollParts({ options: [{ text: 'Yes', photo: { aid: third, preview: '/media/3-320.webp' } }] });
    const fields = {
      ...{ kind: 'poll', typeid: 2, placed: 1, original: 1, story, mentions: [bola.uid], push_time: 4_000_000_000 },
      ...{ aids: [two, one], captions: ['The second', ''], parts, pictures: [third] },
    };
    const saved = await save(ada, fields);
    expect(saved).toMatchObject({ version: 1, apart: 0, other: 0 });
    expect(await open(ada, saved.tid)).toMatchObject({
      ...words,
      ...{ tid: saved.tid, version: 1, kind: 'poll', text: 'The rains took the charger and the cable.' },
      ...{ typeid: 2, placed: 1, original: 1, story: { tid: story, subject: 'Part one' } },
      mentions: [{ uid: bola.uid, username: bola.username }],
      ...{ push_time: 4_000_000_000, aids: [two, one], captions: ['The second', ''], parts },
      pictures: [{ aid: two }, { aid: one }, { aid: third }],
    });
  });

  test('it is no thread: nobody finds it by its number, no list changes and nothing is counted', async () => {
    const ada = await member();
    let tid = 0;
    const moved = await movedBy(forum, async () => {
      tid = (await save(ada)).tid;
    });
    expect(moved).toEqual([]);
    for (const reader of [{}, ada]) {
      expect((await api.call('threads.info', { tid }, reader)).error).toBe('threads.not_exist');
    }
  });

  test('it may be as little as a character, without having proven an address, or while one may not speak', async () => {
    for (const fields of [{ verified: false }, { groupid: 4 }]) {
      const writer = await member(fields);
      await save(writer, { subject: '', message: 'a' });
      expect((await list(writer)).list).toMatchObject([{ subject: '', summary: 'a' }]);
    }
  });

  test.each([
    ['nothing at all', { subject: ' ', message: '<p> </p>' }, 'threads.draft_empty'],
    ['more markup than a post may have', { message: '<p>x</p>'.repeat(20_000) }, 'threads.message_too_heavy'],
    [
      'more pictures than it may hold',
      { pictures: Array.from({ length: 40 }, (_, n) => n + 1), aids: [41] },
      'threads.too_many_pictures',
    ],
    ['a picture that isn’t there', { aids: [999_999] }, 'media.unknown_picture'],
    ['parts that are no JSON', { parts: '{' }, 'wire.bad_input'],
    ['parts of a kind that is none', { parts: '{"recipe":{}}' }, 'wire.bad_input'],
    ['parts that are a list', { parts: '[]' }, 'wire.bad_input'],
    ['parts that are too long', { parts: JSON.stringify({ poll: 'x'.repeat(20_000) }) }, 'wire.bad_input'],
    ['a kind that is none', { kind: 'recipe' }, 'wire.bad_input'],
  ])('%s is refused', async (_, fields, error) => {
    const ada = await member();
    expect((await api.call('threads.save-draft', { ...words, ...fields }, ada)).error).toBe(error);
    expect((await list(ada)).list).toEqual([]);
  });

  test('what could run in a page is not stored', async () => {
    const ada = await member();
    const { tid } = await save(ada, {
      message: '<p onclick="x()">Hello<script>x()</script><img src=x onerror=x()></p>',
    });
    expect((await open(ada, tid)).message).toBe('<p>Hello</p>');
  });

  test(`a member has ${draftLimits.most} at most, however many are saved at once`, async () => {
    const ada = await member();
    const { tid } = await save(ada);
    await sql`
      insert into threads.drafts
      select (jsonb_populate_record(d, jsonb_build_object('tid', nextval('threads.threads_tid_seq')))).*
        from threads.drafts d, generate_series(1, ${draftLimits.most - 2}) where d.tid = ${tid}`.execute(db);
    const both = await Promise.all([1, 2].map((n) => api.call('threads.save-draft', { subject: `At once ${n}` }, ada)));
    expect(both.map(({ error }) => error ?? 'saved').sort()).toEqual(['saved', 'threads.drafts_full']);
    expect((await list(ada)).list).toHaveLength(draftLimits.most);
    // One that is there is saved all the same.
    expect(await save(ada, { tid, version: 1, subject: 'Longer' })).toMatchObject({ tid, version: 2 });
  });
});

describe('two devices', () => {
  test('each save counts up, and the same sent again is no change', async () => {
    const ada = await member();
    const { tid } = await save(ada);
    expect(await save(ada, { tid, version: 1, subject: 'A title' })).toMatchObject({ tid, version: 2 });
    expect(await save(ada, { tid, version: 1, subject: 'A title' })).toMatchObject({ tid, version: 2, apart: 0 });
    expect(subjects((await list(ada)).list)).toEqual(['A title']);
  });

  test('what the other device has changed meanwhile stays, and what is sent is a draft of its own', async () => {
    const ada = await member();
    const { tid } = await save(ada);
    await save(ada, { tid, version: 1, subject: 'On the phone' });
    const apart = await save(ada, { tid, version: 1, subject: 'On the laptop' });
    expect(apart).toMatchObject({ version: 1, apart: 1, other: tid });
    expect(subjects((await list(ada)).list).sort()).toEqual(['On the laptop', 'On the phone']);
    expect(await save(ada, { tid: apart.tid, version: 1, subject: 'Still there' })).toMatchObject({ version: 2 });
  });

  test('two saves at once from one version are two drafts', async () => {
    const ada = await member();
    const { tid } = await save(ada);
    const both = await Promise.all(['One', 'Two'].map((subject) => save(ada, { tid, version: 1, subject })));
    expect(both.map(({ apart }) => apart).sort()).toEqual([0, 1]);
    expect(subjects((await list(ada)).list).sort()).toEqual(['One', 'Two']);
  });

  test('a first save whose answer was lost is no second draft, also where both came at once', async () => {
    const ada = await member();
    const both = await Promise.all([1, 2].map((n) => save(ada, { key: 'phone', subject: `Title ${n}` })));
    expect(new Set(both.map(({ tid }) => tid)).size).toBe(1);
    const { tid } = both[0]!;
    const { version } = await open(ada, tid);
    await save(ada, { tid, version, key: 'laptop', subject: 'Known by its number' });
    // The phone has not seen this.
    expect((await save(ada, { key: 'phone', subject: 'Late' })).tid).not.toBe(tid);
    expect(subjects((await list(ada)).list).sort()).toEqual(['Known by its number', 'Late']);
  });

  test('a composer whose answer was lost goes on with its own draft, as long as no other has saved it', async () => {
    const ada = await member();
    const { tid } = await save(ada, { key: 'phone' });
    await save(ada, { tid, version: 1, key: 'phone', subject: 'The answer is lost' });
    expect(await save(ada, { tid, version: 1, key: 'phone', subject: 'Typed since' })).toMatchObject({
      ...{ tid, version: 3, apart: 0 },
    });
    await save(ada, { tid, version: 3, key: 'laptop', subject: 'On the laptop' });
    const apart = await save(ada, { tid, version: 3, key: 'phone', subject: 'On the phone' });
    expect(apart).toMatchObject({ apart: 1, other: tid });
    // The same once more is the same draft.
    expect((await save(ada, { tid, version: 3, key: 'phone', subject: 'On the phone' })).tid).toBe(apart.tid);
    expect((await list(ada)).list).toHaveLength(2);
  });

  test('the same words sent twice without a key, as by a form, are one draft', async () => {
    const ada = await member();
    const both = await Promise.all([1, 2].map(() => save(ada, { typeid: 2 })));
    expect(new Set(both.map(({ tid }) => tid)).size).toBe(1);
    expect((await save(ada, { typeid: 3 })).tid).not.toBe(both[0]!.tid);
  });

  test('a key is the member’s own', async () => {
    const [ada, eve] = [await member(), await member()];
    const adas = await save(ada, { key: 'same' });
    expect((await save(eve, { key: 'same', subject: 'Eve’s' })).tid).not.toBe(adas.tid);
    expect((await open(ada, adas.tid)).subject).toBe(words.subject);
  });

  test('what is written on after the draft was deleted elsewhere is a new draft', async () => {
    const ada = await member();
    const { tid } = await save(ada);
    await api.must('threads.del-draft', { tid }, ada);
    const on = { ...words, subject: 'Written on', key: 'phone' };
    const gone = await api.call('threads.save-draft', { ...on, tid, version: 1 }, ada);
    expect(gone.error).toBe('threads.draft_not_exist');
    expect((await save(ada, on)).tid).not.toBe(tid);
    expect(subjects((await list(ada)).list)).toEqual(['Written on']);
  });
});

describe('others’ drafts', () => {
  test('are unknown to everybody but their writer, to operators too', async () => {
    const ada = await member();
    const { tid } = await save(ada);
    for (const other of [await member(), await member({ groupid: 1 }), await member({ groupid: 3 })]) {
      for (const call of [
        'threads.draft',
        'threads.post-draft',
        'threads.send-draft',
        'threads.del-draft',
        'threads.restore-draft',
      ] as const) {
        expect((await api.call(call, { tid }, other)).error, call).toBe('threads.draft_not_exist');
      }
      expect((await list(other)).list).toEqual([]);
      const mine = { ...words, tid, version: 1, subject: 'Mine' };
      expect((await api.call('threads.save-draft', mine, other)).error).toBe('threads.draft_not_exist');
      // Nor does a post of another member’s end it.
      await post(other, { draft: tid });
    }
    expect(await open(ada, tid)).toMatchObject({ subject: words.subject, version: 1 });
  });

  test('what another member wrote on this device is not saved as one’s own', async () => {
    const [ada, eve] = [await member(), await member()];
    const sent = { ...words, uid: ada.uid };
    expect((await api.call('threads.save-draft', sent, eve)).error).toBe('threads.not_yours');
    expect((await list(eve)).list).toEqual([]);
    await api.must('threads.save-draft', sent, ada);
  });

  test('a guest has none', async () => {
    expect((await api.call('threads.save-draft', words)).http).toBe(401);
    expect((await api.call('threads.drafts', {})).http).toBe(401);
  });
});

test('drafts are asked for as they are written: a minute’s worth is within what a member may write', async () => {
  await forgetLimits();
  const ada = await member();
  let { tid, version } = await save(ada);
  for (let n = 0; n < 7; n++) ({ tid, version } = await save(ada, { tid, version, subject: `Title ${n}` }));
  expect(version).toBe(8);
});
