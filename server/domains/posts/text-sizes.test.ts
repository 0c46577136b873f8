import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { mostBytes, postLimits } from '../../../contract/domains/posts/limits.ts';
import { bytesOf } from '../../../contract/primitives/marks.ts';
import { testForum } from '../../../tests/support/forum.ts';

const forum = await testForum();
const { api, db, member, post, reply } = forum;

const tower = (character: string, marks: number): string => character + '\u0301'.repeat(marks);
const stored = async (pid: number): Promise<string> =>
  (await db.selectFrom('threads.posts').select('message').where('pid', '=', pid).executeTakeFirstOrThrow()).message;

test('a character under a tower of marks is a character with eight', async () => {
  const ada = await member();
  const subject = `A ${tower('e', 900)}`;
  const { tid, pid } = await post(ada, { subject, message: `Eleven letters ${tower('e', 180_000)}` });
  expect(await stored(pid)).toBe(`<p>Eleven letters ${tower('e', 8)}</p>`);
  const { data } = await api.must('threads.info', { tid });
  expect(data.subject).toBe(`A ${tower('e', 8)}`);
});

test.each([
  ['marks on every character', tower('e', 7).repeat(10_000)],
  ['a style for every character', '<b>a</b><i>b</i>'.repeat(5000)],
  ['links that are longer than their words', `<a href="https://example.org/${'x'.repeat(1900)}">a</a> `.repeat(80)],
  ['blanks that nobody sees', `a${' '.repeat(70_000)}b`],
])('a reply that weighs more than its length allows is refused by name: %s', async (_, message) => {
  const ada = await member();
  const { tid } = await post(ada);
  const { body } = await api.call('threads.new-reply', { tid, message }, ada);
  expect(body).toMatchObject({ error: 'threads.message_too_heavy' });
});

test('a message that is longer than any may be is refused before it is read, and the field is named', async () => {
  const ada = await member();
  const { tid } = await post(ada);
  const message = 'a'.repeat(postLimits.rawMessageMax + 1);
  const { http, body } = await api.call('threads.new-reply', { tid, message }, ada);
  expect(http).toBe(400);
  expect(body).toMatchObject({ issues: [{ field: 'message' }] });
});

test('twenty posts at their limits, and a list of the heaviest threads, are no heavy pages', async () => {
  const ada = await member();
  const heaviest = [
    `<p>${tower('e', 8).repeat(3700)}</p>`,
    '<b>a</b><i>b</i>'.repeat(3900),
    '<ul><li>a</li></ul>'.repeat(3300),
    `<a href="https://example.org/${'x'.repeat(1900)}">a</a> `.repeat(31),
    '{:Africanflavour_37:}'.repeat(3000),
    'नमस्ते दुनिया '.repeat(700),
  ];
  const { tid } = await post(ada, { message: heaviest[0] });
  for (let i = 1; i < 20; i += 1) {
    await forum.forgetLimits();
    await reply(ada, tid, { message: heaviest[i % heaviest.length] });
  }
  const view = JSON.stringify((await api.must('threads.view', { tid, limit: 20 })).data);
  expect(JSON.parse(view).postlist).toHaveLength(20);
  expect(bytesOf(view)).toBeLessThan(20 * mostBytes(postLimits.replyMax) * 1.2);
  expect(brotliCompressSync(view).byteLength).toBeLessThan(50_000);

  for (let i = 0; i < 20; i += 1) {
    await forum.forgetLimits();
    await post(ada, { subject: tower('e', 7).repeat(66), message: tower('e', 8).repeat(2000) });
  }
  const { list } = (await api.must('feeds.latest', {})).data;
  for (const row of list) expect(bytesOf(row.summary)).toBeLessThanOrEqual(500);
  expect(bytesOf(JSON.stringify(list))).toBeLessThan(60_000);
});

test('what was stored before there were bounds is cut by the migration', async () => {
  const ada = await member();
  const { tid, pid } = await post(ada);
  const answer = await reply(ada, tid);
  const long = `<p>${'<b>x</b> &amp; '.repeat(40_000)}</p>`;
  const towers = `<p>${tower('e', 180_000)}</p>`;
  const edit = (of: number, message: string) =>
    db.updateTable('threads.posts').set({ message }).where('pid', '=', of).execute();
  await edit(pid, long);
  await edit(answer.pid, towers);
  await db
    .updateTable('threads.threads')
    .set({ subject: 'Rain {:Max_1:}', summary: 'é'.repeat(4000) })
    .where('tid', '=', tid)
    .execute();

  const file = new URL('../../migrations/20261122150100-text-sizes.sql', import.meta.url);
  const [cuts] = (await readFile(file, 'utf8')).split('alter table');
  await sql.raw(cuts!).execute(db);

  const cut = await stored(pid);
  expect(bytesOf(cut)).toBeLessThanOrEqual(mostBytes(postLimits.messageMax));
  expect(cut).toMatch(/^<p>[^<>]{20000,}<\/p>$/);
  expect(await stored(answer.pid)).toBe(`<p>${tower('e', 8)}</p>`);
  const thread = await db.selectFrom('threads.threads').selectAll().where('tid', '=', tid).executeTakeFirstOrThrow();
  expect(thread.subject).toBe('Rain');
  expect(bytesOf(thread.summary)).toBeLessThanOrEqual(500);
});

test('a post from before, or of a process of the last version, is cleaned when it is shown', async () => {
  const ada = await member();
  const { tid, pid } = await post(ada);
  const answer = await reply(ada, tid);
  const message = '<li>Out of the list</li>';
  const shown = '<ul><li>Out of the list</li></ul>';
  await db.updateTable('threads.posts').set({ message, cleaned_at: null }).where('tid', '=', tid).execute();
  expect((await api.must('threads.info', { tid })).data.message).toBe(shown);
  expect((await api.must('threads.reply-list', { tid })).data.list[0]!.message).toBe(shown);
  expect((await api.must('threads.get-data', { pid: answer.pid }, ada)).data.message).toBe(shown);

  forum.clock.advance(60);
  await api.must('threads.edit', { tid, pid: answer.pid, message: 'Clean from now on' }, ada);
  expect((await api.must('threads.reply-list', { tid })).data.list[0]!.message).toBe('<p>Clean from now on</p>');
  forum.clock.advance(60);
  const later = forum.clock.now();
  await db.updateTable('threads.posts').set({ message, edited_at: later }).where('pid', '=', answer.pid).execute();
  expect((await api.must('threads.reply-list', { tid })).data.list[0]!.message).toBe(shown);
  expect((await api.must('threads.get-data', { pid }, ada)).data.message).toBe(shown);
});

test('a post that was published later than it was written is not cleaned each time', async () => {
  const ada = await member();
  const push_time = Math.floor(forum.clock.now().getTime() / 1000) + 3600;
  const { tid } = await post(ada, { push_time });
  forum.clock.advance(3700);
  await forum.runTask('threads.publish-due');
  const message = '<li>As it is kept</li>';
  await db.updateTable('threads.posts').set({ message }).where('tid', '=', tid).execute();
  expect((await api.must('threads.info', { tid })).data.message).toBe(message);
});

test('a post that was edited is clean from its edit on, and not cleaned each time', async () => {
  const ada = await member();
  const { tid, pid } = await post(ada);
  forum.clock.advance(60);
  await api.must('threads.edit', { tid, pid, subject: 'As before', message: 'Other words than before' }, ada);
  const message = '<li>As it is kept</li>';
  await db.updateTable('threads.posts').set({ message }).where('pid', '=', pid).execute();
  expect((await api.must('threads.info', { tid })).data.message).toBe(message);
});
