import { beforeAll, expect, test } from 'vitest';
import { postText } from '../../contract/primitives/post-text.ts';
import { formSender } from '../support/form-sender.ts';
import { testForum, type Writer } from '../support/forum.ts';
import { pageCookies } from './support/post-readers.ts';

const forum = await testForum({ pages: true });
const { api, member, post, reply, settle } = forum;
const send = formSender(api);

const typed = [
  'I use vector<int> and List<String> daily',
  'Press <Ctrl>+<C> now',
  '<Enter your name here> is shown in Settings',
  'if a<b then c>d',
  'He said <b> and </b> are tags',
  '1 < 2 && 3 > 2 &amp; so on',
  '<3 love it',
  'I said <hi> to him and vector<int> works',
];
/** Words that no guess takes for plain text: only their sender can say it. */
const allTags = '<p><b>bold</b></p> is how one writes bold';

const people = {} as Record<'ada' | 'bola', Writer>;
let cookie = '';
const hiddenIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    ['_token', '_key', '_back'].flatMap((name) => {
      const found = new RegExp(`name="${name}" value="([^"]*)"`).exec(html);
      return found ? [[name, found[1]!]] : [];
    }),
  );
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

beforeAll(async () => {
  people.ada = await member();
  people.bola = await member();
  cookie = (await pageCookies(forum, [people.bola])).get(people.bola)!;
});

test('a reply without script shows every character that was typed', async () => {
  const { tid } = await post(people.ada);
  const path = `/ng/forum/15443/${tid}`;
  for (const message of [...typed, allTags]) {
    const page = await (await api.fetch(path, { headers: { cookie } })).text();
    const fields = { ...hiddenIn(page), tid, repquote: 0, 'message@reply': message, _of: 'reply' };
    expect((await send('threads.new-reply', { cookie, fields })).status, message).toBe(303);
  }
  const { list } = (await api.must('threads.reply-list', { tid })).data;
  expect(list.map((row) => postText(row.message))).toEqual([...typed, allTags]);
  const page = await (await api.fetch(path)).text();
  for (const message of [...typed, allTags]) expect(page).toContain(escaped(message));
});

test('a reply shows them whether its client says that it is plain or nothing, and is edited as it was', async () => {
  const { tid } = await post(people.ada);
  for (const message of typed)
    for (const said of [{}, { format: 'plain' }]) {
      const sent = await reply(people.bola, tid, { message, ...said });
      expect(postText(sent.message)).toBe(message);
      const own = (await api.must('threads.get-data', { pid: sent.pid }, people.bola)).data;
      await api.must('threads.edit', { tid, pid: sent.pid, message: own.message, format: 'html' }, people.bola);
      expect((await api.must('threads.get-data', { pid: sent.pid }, people.bola)).data.message).toBe(own.message);
    }
});

test('a thread shows them on its page, its card and in the feed, and a draft holds them', async () => {
  const message = typed.join('\n');
  const { tid } = await post(people.ada, { subject: typed[0]!, message, format: 'plain' });
  await settle();
  const { data } = await api.must('threads.info', { tid });
  expect(postText(data.message)).toBe(message);
  expect(data.subject).toBe(typed[0]);
  const latest = (await api.must('feeds.latest', { country_fid: 188 })).data;
  expect(JSON.stringify(latest)).toContain(JSON.stringify(typed.slice(0, 2).join(' ')).slice(1, -1));
  for (const path of [`/ng/forum/15443/${tid}`, '/ng/latest'])
    expect(await (await api.fetch(path)).text(), path).toContain(escaped(typed[0]!));
  const saved = (await api.must('threads.save-draft', { message: allTags, format: 'plain' }, people.ada)).data;
  expect((await api.must('threads.draft', { tid: saved.tid }, people.ada)).data.text).toBe(allTags);
});

test('a hidden part shows them, and what stands in it is what its own field says', async () => {
  const fields = {
    message: '<p>Below is how one writes bold.</p>',
    format: 'html',
    hidden: allTags,
    hidden_format: 'plain',
  };
  const { tid } = await post(people.ada, fields);
  const { hidden_part } = (await api.must('threads.info', { tid }, people.ada)).data;
  expect(postText(hidden_part!.own!.words)).toBe(allTags);
});

test('a private message shows them, from a page without script as well', async () => {
  const to = await member();
  const said = [...typed, allTags].map((message) => ({ message, format: 'plain' as const }));
  await api.must('messages.send', { uid: to.uid, ...said[0]! }, people.ada);
  for (const message of typed) await api.must('messages.send', { uid: people.ada.uid, message }, to);
  for (const each of said.slice(1)) await api.must('messages.send', { uid: to.uid, ...each }, people.ada);
  const page = await (await api.fetch('/ng/message', { headers: { cookie } })).text();
  const fields = { ...hiddenIn(page), uid: to.uid, 'message@message': allTags, _of: 'message' };
  expect((await send('messages.send', { cookie, fields })).status).toBe(303);
  const texts = async (uid: number) =>
    (await api.must('messages.view', { uid }, to)).data.list.map((row) => row.message);
  expect(await texts(people.ada.uid)).toEqual([typed[0], ...typed, ...typed.slice(1), allTags]);
  expect(await texts(people.bola.uid)).toEqual([allTags]);
});
