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
  const session = await api.must('accounts.open-page-session', { uid }, { token });
  return String(session.headers.get('set-cookie')).split(';', 1)[0]!;
}

/** The reply as this reader's page shows it. */
async function shown(reader: Writer | null): Promise<string> {
  const headers: Record<string, string> = reader ? { cookie: await cookieOf(reader) } : {};
  const html = await (await api.fetch(address, {}, { headers })).text();
  expect(html).not.toContain('kept-');
  return /<li id="pid\d+"[\s\S]*?<\/li>|<li class="reply"[\s\S]*?<\/li>/.exec(html)?.[0] ?? '';
}

describe('the markup of a reply, kept between pages', () => {
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
      expect(guests).not.toContain('popoverTarget');
    }
  });

  test('shows a like to whoever gave it, and its count to all', async () => {
    await api.must('threads.like', { pid, like: 1 }, author);
    await settle();
    expect(await shown(author)).toContain('aria-pressed="true"');
    const others = await shown(replier);
    expect(others).toContain('aria-pressed="false"');
    expect(others).toContain('Like, 1');
  });

  test('is gone when the reply is', async () => {
    await api.must('threads.delete-post', { pid }, replier);
    await settle();
    for (const reader of [author, null]) expect(await shown(reader)).not.toContain('the lamp as well');
  });
});
