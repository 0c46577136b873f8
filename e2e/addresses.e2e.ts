import { expect, inject, test } from 'vitest';
import { Api } from '../tests/support/api.ts';
import { newMember, newReply, newThread } from '../tests/support/content.ts';

const api = new Api(inject('siteUrl'));

/** What an address answers: its status and the words of its page. */
async function page(path: string, headers: Record<string, string> = {}) {
  const answer = await api.fetch(path, {}, { headers });
  return { status: answer.status, text: await answer.text() };
}

test('R-FOR-001 /forum, /forum/{list} and /forum/{list}/{detail} exist; the last is the thread page', async () => {
  const { tid } = await newReply(api, { message: 'Which lens, and at what hour?' });
  expect((await page('/forum')).status).toBe(200);
  expect((await page('/forum/15443')).status).toBe(200);
  const thread = await page(`/forum/15443/${tid}`);
  expect(thread.status).toBe(200);
  expect(thread.text).toContain('Night walk by the lagoon');
  expect(thread.text).toContain('Which lens, and at what hour?');

  expect((await page('/forum/999999')).status).toBe(404);
  expect((await page(`/forum/999999/${tid}`)).status).toBe(404);
  expect((await page('/forum/15443/999999999')).status).toBe(404);
});

test('R-FED-002 /following, /foryou and /latest are feed pages', async () => {
  const member = await newMember(api);
  const opened = await api.must('sign-in.open-page-session', {}, { token: member.token });
  const cookie = opened.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { tid, author } = await newThread(api);
  await api.must('follows.follow', { follow_uid: author.uid }, { token: member.token });
  for (const path of ['/foryou', '/latest']) {
    const feed = await page(path);
    expect(feed.status, path).toBe(200);
    expect(feed.text, path).toMatch(/<article[\s>]/);
  }
  // The list of all countries is what other journeys make of it meanwhile.
  expect((await page('/ng/latest')).text).toContain(`/15443/${tid}`);
  const following = await page('/following', { cookie });
  expect(following.status).toBe(200);
  expect(following.text).toContain(`/15443/${tid}`);
});
