import { describe, expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';

const forum = await testForum();
const { api, clock, db, member, picture, post } = forum;
const enough = 'The rains took the charger.';

test('R-THR-008 R-THR-024 a thread goes to the common board in the writer’s country and answers its success code', async () => {
  const ada = await member({ countryFid: 206 });
  const legacy = await api.must('threads.new-thread', { subject: 'First', message: enough }, ada);
  expect(legacy.body).toMatchObject({ code: 0, data: { Variables: { fid: 15443 } } });
  const v5 = await api.must('threads.create', { subject: 'Second', message: enough }, ada);
  expect(v5.body).toMatchObject({ status: 1, data: { fid: 15443 } });
  const { data } = await api.must('threads.info', { tid: v5.data.tid });
  expect(data).toMatchObject({ country_fid: 206, fid: 15443, status: 1, author: ada.username });
});

test('R-THR-006 R-PST-016 a guest is asked to log in to post, in the guest’s language', async () => {
  const answer = await api.call('threads.new-thread', { subject: 'First', message: enough }, { language: 'fr' });
  expect(answer.body).toMatchObject({ code: 1, error: 'threads.need_login', msg: 'Connectez-vous pour publier.' });
  const v5 = await api.call('threads.create', { subject: 'First', message: enough });
  expect(v5.body).toMatchObject({ status: 0, error: 'threads.need_login' });
});

describe('what a thread must be', () => {
  test.each([
    ['R-THR-026 a title', { subject: ' \u200b ' }, 'threads.subject_empty'],
    ['R-THR-026 a text', { message: '<p> </p>' }, 'threads.message_empty'],
    ['R-THR-025 more than 10 characters', { message: '<b>1234567890</b>' }, 'threads.message_too_short'],
    ['R-THR-031 a title of 80 at most', { subject: 'x'.repeat(81) }, 'threads.subject_too_long'],
    ['R-THR-031 a text of 20,000 at most', { message: 'x'.repeat(20_001) }, 'threads.message_too_long'],
    ['R-THR-033 no Word document', { message: `<p class="MsoNormal">${enough}</p>` }, 'threads.pasted_document'],
    [
      'R-THR-034 no pasted picture',
      { message: `${enough}<img src="data:image/png;base64,AAAA">` },
      'threads.pasted_image',
    ],
    ['a board that takes threads', { fid: 294 }, 'threads.unknown_board'],
    ['a country that is one', { country_fid: 1 }, 'threads.unknown_board'],
    ['pictures that are the writer’s', { aids: '999999' }, 'media.unknown_picture'],
    ['nine pictures at most', { aids: '1,2,3,4,5,6,7,8,9,10' }, 'threads.too_many_pictures'],
    ['a time to come', { push_time: 1 }, 'threads.schedule_in_past'],
  ] as const)('%s', async (_, fields, error) => {
    const ada = await member();
    const answer = await api.call('threads.create', { subject: 'A title', message: enough, ...fields }, ada);
    expect(answer).toMatchObject({ http: 200, ok: false, error });
    expect(answer.msg).not.toBe('');
  });

  test('R-THR-025 eleven characters are enough', async () => {
    const ada = await member();
    await api.must('threads.create', { subject: 'A', message: '12345678901' }, ada);
  });

  test('R-THR-033 the words of a refused document come back', async () => {
    const ada = await member();
    const message = `<p class="MsoNormal">${enough}</p>`;
    const answer = await api.call('threads.create', { subject: 'A title', message }, ada);
    expect(answer.body.text).toBe(enough);
  });

  test('R-THR-028 a caption of 1,000 characters and no longer', async () => {
    const ada = await member();
    const fields = { subject: 'A title', message: enough };
    await api.must('threads.create', { ...fields, captions: ['c'.repeat(1000)] }, ada);
    const long = await api.call('threads.create', { ...fields, captions: ['c'.repeat(1001)] }, ada);
    expect(long.http).toBe(400);
    expect(long.body.issues).toMatchObject([{ field: expect.stringMatching(/^captions/) }]);
  });

  test.each(['["a\\u0000b"]', '["\\ud800"]', '[null]', '[{"a":1}]'])(
    'captions that can’t be stored are refused by their field, escaped in a form’s JSON too: %s',
    async (captions) => {
      const ada = await member();
      const fields = { subject: 'A title', message: enough, aids: [await picture(ada)] };
      const refused = await api.call('threads.create', { ...fields, captions }, ada);
      expect(refused.http).toBe(400);
      expect(refused.body.issues).toMatchObject([{ field: expect.stringMatching(/^captions/) }]);
    },
  );

  test('what a member writes is cleaned for good', async () => {
    const ada = await member();
    const { tid } = await post(ada, { message: `<script>alert(1)</script><p onclick="x()">${enough}</p>` });
    const { data } = await api.must('threads.info', { tid });
    expect(data.message).toBe(`<p>${enough}</p>`);
  });
});

test('R-THR-035 no plain post while the operator has switched them off', async () => {
  const ada = await member();
  expect((await api.must('threads.is-open-regular-post', {})).data.is_open).toBe(1);
  const row = { name: 'regularPostsOpen', value: 'false', updated_at: clock.now() };
  await db.insertInto('platform.settings').values(row).execute();
  forum.app.platform.tags.moved(['settings']);
  expect((await api.must('threads.is-open-regular-post', {})).data.is_open).toBe(0);
  const answer = await api.call('threads.create', { subject: 'A title', message: enough }, ada);
  expect(answer.error).toBe('threads.regular_posts_off');
  await db.deleteFrom('platform.settings').execute();
  forum.app.platform.tags.moved(['settings']);
});

test('a muted member and one without access post nothing', async () => {
  const fields = { subject: 'A title', message: enough };
  const silenced = await member({ groupid: 4 });
  expect((await api.call('threads.create', fields, silenced)).error).toBe('threads.may_not_speak');
  const banned = await member({ groupid: 5 });
  expect((await api.call('threads.create', fields, banned)).error).toBe('threads.banned');
});

test('the same key and body post one thread, another body is a conflict', async () => {
  const ada = await member();
  const headers = { 'idempotency-key': 'one-and-the-same' };
  const send = (subject: string) => api.call('threads.create', { subject, message: enough }, { ...ada, headers });
  const [first, again] = [await send('A title'), await send('A title')];
  expect(again.data).toEqual(first.data);
  expect((await send('Another')).http).toBe(409);
});

test('a text has the language it was sent with, or its writer’s', async () => {
  const ada = await member();
  const { tid } = await post(ada, { subject: 'La batterie', message: 'Elle tient deux jours avec ce téléphone.' });
  expect((await api.must('threads.info', { tid })).data.language).toBe('fr');
});

test('R-PST-011 a thread for later is its writer’s draft until its time, and posted then', async () => {
  const ada = await member();
  const bola = await member();
  const push_time = Math.floor(clock.now().getTime() / 1000) + 3600;
  const { tid, pid } = await post(ada, { push_time, at_list_current: `${bola.uid},${ada.uid}` });
  expect((await api.must('threads.info', { tid }, ada)).data).toMatchObject({ status: 0, push_time });
  expect((await api.call('threads.info', { tid }, bola)).body).toMatchObject({ errCode: 10243 });
  expect((await api.call('threads.view', { tid }, bola)).body).toMatchObject({ success: 0 });
  expect((await api.call('threads.new-reply', { tid, message: 'Too soon.' }, ada)).error).toBe('threads.not_exist');
  const listed = async () => (await api.must('feeds.latest', {}, ada)).data.list.some((row) => row.tid === tid);
  expect(await listed()).toBe(false);

  await forum.runTask('threads.publish-due');
  expect(await listed()).toBe(false);
  clock.advance(3601);
  await forum.runTask('threads.publish-due');
  expect(await listed()).toBe(true);
  const { data } = await api.must('threads.info', { tid });
  expect(data).toMatchObject({ status: 1, dateline: push_time, pid, at_list_current: [bola.uid] });
});
