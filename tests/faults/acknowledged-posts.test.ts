import { beforeAll, describe, expect, test } from 'vitest';
import { testForum, type Writer } from '../support/forum.ts';

const { api, member, post, reply, settle } = await testForum({ pages: true });

let author: Writer;
let replier: Writer;
let tid: number;
let pid: number;
let address: string;

beforeAll(async () => {
  author = await member();
  replier = await member();
  ({ tid } = await post(author));
  pid = (await reply(replier, tid, { message: 'So it did, and the lamp as well.' })).pid;
  address = `/forum/15443/${tid}`;
  await settle();
});

async function cookieOf({ uid, token }: Writer): Promise<string> {
  const session = await api.must('sign-in.open-page-session', { uid }, { token });
  return String(session.headers.get('set-cookie')).split(';', 1)[0]!;
}

/** A thread with one reply, for a test that changes it. */
async function another() {
  const { tid: other } = await post(author);
  const answer = await reply(replier, other, { message: 'And the lamp as well.' });
  await settle();
  return { at: `/forum/15443/${other}`, pid: answer.pid };
}

/** The reply as this reader's page shows it. */
async function shown(reader: Writer | null, at = address): Promise<string> {
  const headers: Record<string, string> = reader ? { cookie: await cookieOf(reader) } : {};
  const html = await (await api.fetch(at, {}, { headers })).text();
  expect(html).not.toContain('kept-');
  return /<li id="pid\d+"[\s\S]*?<\/li>|<li class="reply"[\s\S]*?<\/li>/.exec(html)?.[0] ?? '';
}

describe('the markup of a reply, cached between pages', () => {
  test('is the same the first time and later', async () => {
    const first = await shown(author);
    expect(first).toContain('So it did, and the lamp as well.');
    expect(first).toContain(`id="pid${pid}"`);
    expect(await shown(author)).toBe(first);
    expect(await shown(await member())).toBe(first);
  });

  test('offers each reader what is theirs alone, whoever read before', async () => {
    for (const round of [1, 2]) {
      const [guests, theirs, others] = [await shown(null), await shown(replier), await shown(author)];
      expect(theirs, `round ${round}`).toContain(`/note/thread?pid=${pid}`);
      expect(others).not.toContain('/note/thread?pid=');
      expect(others).toContain(`popoverTarget="menu${pid}"`);
      // A guest's menu holds the way to report it and nothing else.
      expect(guests).toContain(`/report?pid=${pid}`);
      expect(guests).not.toContain('/note/thread?pid=');
    }
  });

  test('shows a like to whoever gave it, and its count to all', async () => {
    const { at, pid: liked } = await another();
    await api.must('threads.like', { pid: liked, like: 1 }, author);
    await settle();
    expect(await shown(author, at)).toContain('aria-pressed="true"');
    const others = await shown(replier, at);
    expect(others).toContain('aria-pressed="false"');
    expect(others).toContain('Like, 1');
  });

  test('is gone when the reply is', async () => {
    const { at, pid: gone } = await another();
    for (const reader of [author, null]) expect(await shown(reader, at)).toContain('the lamp as well');
    await api.must('threads.delete-post', { pid: gone }, replier);
    await settle();
    for (const reader of [author, null]) expect(await shown(reader, at)).not.toContain('the lamp as well');
  });
});
