import { expect, test } from 'vitest';
import { formSender } from '../support/form-sender.ts';
import { testForum, type Writer } from '../support/forum.ts';

const { api, member, post, reply, db } = await testForum({ pages: true, env: { FIRST_POSTS: 'held' } });
const send = formSender(api);
const moderator = await member({ groupid: 3 });
const colleague = await member({ groupid: 3 });
const operator = await member({ groupid: 1 });
const open = await post(moderator, { subject: 'An open thread' });

const drawn = (html: string): string => html.replace(/<script[\s\S]*?<\/script>/g, '');
const times = (html: string, words: string): number => html.split(words).length - 1;

/** A page as the server draws it for a member, and what its form carries along. */
async function opened(who: Writer, at: string, said = '') {
  const session = await api.must('sign-in.open-page-session', { uid: who.uid }, { token: who.token });
  const cookie = String(session.headers.get('set-cookie')).split(';', 1)[0]!;
  const answer = await api.fetch(at, {}, { headers: { cookie: `${cookie}; ${said}` } });
  const html = await answer.text();
  const hidden = [...html.matchAll(/<input (?:form="do" )?type="hidden" name="(_\w+)" value="([^"]*)">/g)];
  const fields = Object.fromEntries(hidden.map(([, name, value]) => [name!, value!]));
  return { status: answer.status, cookie, html: drawn(html), fields };
}

/** A form of a page, and the page that comes of it. */
async function sent(who: Writer, at: string, call: string, own: Record<string, string | number>) {
  const { cookie, fields } = await opened(who, at);
  const answer = await send(call, { cookie, fields: { ...fields, _back: at, ...own } });
  if (answer.status !== 303) return { status: answer.status, html: drawn(await answer.text()) };
  const said = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
  const next = await opened(who, answer.headers.get('location')!, said.join('; '));
  return { status: 303, html: next.html };
}

let written = 0;
async function held(author: Writer): Promise<number> {
  written += 1;
  const message = `Rain number ${written} fell on it. Look at https://elsewhere.example/page for more.`;
  return (await reply(author, open.tid, { message })).pid;
}

test('what waits is approved and refused without script: a choice, a rule or words that lack are asked for, once', async () => {
  const pid = await held(await member());
  const many = (own: Record<string, string | number>) =>
    sent(moderator, '/operator/held', 'review.moderate-many', {
      _of: 'many',
      'reason@many': '',
      'rule@many': '',
      ...own,
    });
  const nothing = await many({ act: 'approve' });
  expect([nothing.status >= 400, times(nothing.html, 'Choose at least one post.')]).toEqual([true, 1]);
  expect(nothing.html).not.toContain('Parameter error');
  const ruleless = await many({ act: 'refuse', 'pids@many': pid });
  expect(times(ruleless.html, 'Choose a reason: the member reads it.')).toBe(1);
  expect(ruleless.html).toMatch(/<select(?=[^>]*name="rule@many")[^>]*aria-invalid="true"/);
  const wordless = await many({ act: 'refuse', 'pids@many': pid, 'rule@many': 'other' });
  expect(times(wordless.html, 'Write the reason: the member reads it.')).toBe(1);
  expect(wordless.html).toMatch(/<textarea(?=[^>]*name="reason@many")[^>]*aria-invalid="true"/);
  expect((await many({ act: 'approve', 'pids@many': pid })).html).toContain('Approved 1 post.');
});

test('a held reply names its thread once in the queue', async () => {
  const { tid } = await post(moderator, { subject: 'Boats of the lagoon', message: 'Who builds them?' });
  await reply(await member(), tid, { message: 'Look at https://elsewhere.example/boats for more.' });
  const { html } = await opened(moderator, '/operator/held');
  expect(times(html, 'Boats of the lagoon')).toBe(1);
  expect(html).toContain(`/${tid}"`);
});

test('the appeal page of a post that was refused leads to no post, that of a closed thread does', async () => {
  const author = await member();
  const pid = await held(author);
  await api.must('review.decide-held', { pid, approve: 0, rule: 'spam' }, moderator);
  const thread = await post(author, { message: 'A boat of our own.' });
  await api.must('review.close', { tid: thread.tid, closed: 1, rule: 'settled' }, moderator);
  const seen = async (of: number) => {
    const { id } = await db.selectFrom('moderation.acts').select('id').where('pid', '=', of).executeTakeFirstOrThrow();
    return (await opened(author, `/appeal?act=${id}`)).html.includes('Show the thread');
  };
  expect([await seen(pid), await seen(thread.pid)]).toEqual([false, true]);
});

test('of several posts that are approved without script, those that aren’t say why, counted', async () => {
  const [first, second, third] = [await held(await member()), await held(await member()), await held(await member())];
  for (const pid of [second, third]) await api.must('review.claim-held', { pid }, colleague);
  const approve = (pids: readonly number[]) =>
    sent(moderator, '/operator/held', 'review.moderate-many', {
      ...{ _of: 'many', act: 'approve', 'reason@many': '', 'rule@many': '', 'pids@many': pids.join(',') },
    });
  const some = await approve([first, second, third, 99_999_999]);
  expect(some.html).toContain(
    'Approved 1 post. Not done for 2 posts: Another moderator is looking at this post. Not done for 1 post: This post isn’t waiting.',
  );
  const none = await approve([second]);
  expect(none.html).toContain('Nothing was done. Not done for 1 post: Another moderator is looking at this post.');
});

test('a dialog of a post has no rule chosen, and its next page says what was done', async () => {
  const author = await member();
  const { pid } = await post(author);
  const at = `/moderate?pid=${pid}&act=ban`;
  const { html } = await opened(moderator, at);
  expect(html).toMatch(/<option value=""[^>]*>Choose a reason<\/option>/);
  const own = { pid, status: 1, _of: 'moderate', 'rule@moderate': '', 'reason@moderate': 'Third time.' };
  const refused = await sent(moderator, at, 'review.ban-post', own);
  expect(times(refused.html, 'Choose a reason: the member reads it.')).toBe(1);
  expect(refused.html).toContain('Third time.</textarea>');
  const done = await sent(moderator, at, 'review.ban-post', {
    ...own,
    'rule@moderate': 'spam',
    _to: `/moderate?pid=${pid}`,
  });
  expect(done.html).toContain('The post is hidden.');
  expect(done.html).toContain(`/moderate?pid=${pid}&amp;act=delete`);
});

test('an appeal that is too short says how long it has to be, once, and leaves what was typed', async () => {
  const author = await member();
  const pid = await held(author);
  await api.must('review.decide-held', { pid, approve: 0, rule: 'spam' }, moderator);
  const { id } = await db.selectFrom('moderation.acts').select('id').where('pid', '=', pid).executeTakeFirstOrThrow();
  const appeal = (message: string) =>
    sent(author, `/appeal?act=${id}`, 'review.appeal-act', { id, _of: 'appeal', 'message@appeal': message });
  const short = await appeal('Why not?');
  expect([short.status >= 400, times(short.html, 'at least 10 characters')]).toEqual([true, 1]);
  expect(short.html).toContain('Why not?</textarea>');
  expect(short.html).not.toContain('Parameter error');
  const full = await appeal('It is the page of our own town.');
  expect(full.html).toContain('Appeal sent');
  const decided = await sent(colleague, '/operator/post-appeals', 'review.decide-appeal', {
    ...{ id: (await api.must('review.act-appeals', {}, colleague)).data.list[0]!.id, grant: 0 },
    ...{ _of: 'a1', 'answer@a1': 'It sells.' },
  });
  expect(decided.html).toContain('The appeal is turned down.');
});

test('a report without a choice asks for one', async () => {
  const { pid, tid } = await post(await member());
  const at = `/report?tid=${tid}&pid=${pid}`;
  const report = (own: object) => sent(colleague, at, 'review.report', { tid, pid, _of: 'report', ...own });
  const nothing = await report({ 'message@report': '' });
  expect(nothing.html).toContain('id="report-why"');
  const other = await report({ 'message@report': '', 'reason@report': 'other' });
  expect(other.html).not.toContain('id="report-why"');
  expect((await report({ 'message@report': '', 'reason@report': 'spam' })).html).toContain('Report sent.');
});

test('whom one can’t warn is said on the page, which asks for another member', async () => {
  for (const [uid, words] of [
    [moderator.uid, 'You can’t warn yourself.'],
    [operator.uid, 'can’t be warned'],
    [colleague.uid, 'Only our team can warn a moderator.'],
    [99_999_999, 'No member has this name or number'],
  ] as const) {
    const { status, html } = await opened(moderator, `/operator/warn?uid=${uid}`);
    expect([status, html.includes(words), html.includes('name="uid"')]).toEqual([200, true, true]);
    expect(html).not.toContain('Page not found');
  }
  const asked = await opened(moderator, '/operator/warn');
  expect([asked.status, asked.html.includes('name="uid"')]).toEqual([200, true]);
  const { uid } = await member();
  const own = { uid, _of: 'moderate', 'rule@moderate': 'spam', 'reason@moderate': 'Nine times.' };
  expect((await sent(moderator, `/operator/warn?uid=${uid}`, 'review.warn', own)).html).toContain('Warning sent');
});
