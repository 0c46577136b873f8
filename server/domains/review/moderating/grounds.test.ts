import { beforeEach, describe, expect, test } from 'vitest';
import type { CallName } from '../../../../contract/calls.ts';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';

const forum = await testForum();
const { api, db, member, post, reply, forgetLimits } = forum;
const author = await member();
const reader = await member();
const moderator = await member({ groupid: 3 });
const colleague = await member({ groupid: 3 });
const operator = await member({ groupid: 1 });

beforeEach(() => forgetLimits());

type Posted = { tid: number; pid: number };
/** What moderators do against somebody. */
const against: Record<string, [CallName, (on: Posted) => object]> = {
  hides: ['review.ban-post', ({ pid }) => ({ pid, status: 1 })],
  deletes: ['threads.delete-post', ({ pid }) => ({ pid })],
  'deletes a thread': ['threads.delete', ({ tid }) => ({ tid })],
  closes: ['review.close', ({ tid }) => ({ tid, closed: 1 })],
  moves: ['review.move', ({ tid }) => ({ tid, typeid: 3 })],
  warns: ['review.warn', () => ({ uid: author.uid })],
  'hides many': ['review.moderate-many', ({ pid }) => ({ act: 'ban', pids: String(pid) })],
};

describe.each(Object.entries(against))('whoever %s', (_name, [call, input]) => {
  const ask = (on: Posted, grounds: object) => api.call(call, { ...input(on), ...grounds } as never, moderator);

  test('chooses a rule first, and writes words where none of them says it', async () => {
    const on = await post(author, { typeid: 2 });
    const refused: [object, string, string][] = [
      [{ rule: '', reason: 'Some words.' }, 'moderation.rule_missing', 'rule'],
      [{ rule: 'other', reason: '  ' }, 'moderation.reason_missing', 'reason'],
    ];
    for (const [grounds, error, field] of refused) {
      const answer = await ask(on, grounds);
      expect([answer.error, answer.body.issues]).toEqual([error, [{ field, message: answer.body.msg }]]);
    }
    expect((await ask(on, { rule: 'other', reason: 'Sold twice.' })).error).toBeUndefined();
  });
});

test('what is undone or an honour needs no rule, nor do the documents’ calls, which have none', async () => {
  const on = await post(author, { country_fid: 217 });
  await api.must('review.highlight', { tid: on.tid, highlight_style: 1, rule: '', reason: '' }, operator);
  await api.must('review.ban-post', { pid: on.pid }, operator);
  await api.must('review.ban-post', { pid: on.pid, status: 0, rule: '', reason: '' }, operator);
});

test.each(['thread', 'reply'] as const)(
  'a hidden %s can be deleted, and is restored as one that was shown',
  async (what) => {
    const thread = await post(author);
    const on = what === 'thread' ? thread : { tid: thread.tid, pid: (await reply(author, thread.tid)).pid };
    const acts = () =>
      db.selectFrom('moderation.acts').select(['act', 'ended_at']).where('pid', '=', on.pid).orderBy('id').execute();
    const isShown = async () => {
      const answer = await api.call('threads.reply-list', { tid: on.tid, page: 1 }, reader);
      const info = await api.call('threads.info', { tid: on.tid }, reader);
      return (
        info.ok &&
        (what === 'thread' || (answer.ok && answer.data.list.some(({ pid, status }) => pid === on.pid && status === 1)))
      );
    };
    await api.must('review.ban-post', { pid: on.pid, status: 1, rule: 'spam' }, moderator);
    const can = async () => (await api.must('review.moderation', { pid: on.pid }, colleague)).data.can;
    expect(await can()).toMatchObject({ ban: true, delete: true, restore: false, close: false });
    for (const who of [reader, author])
      expect((await api.call('threads.delete-post', { pid: on.pid }, who)).error).toBeDefined();
    await api.must('threads.delete-post', { pid: on.pid, rule: 'fraud' }, colleague);
    expect(await can()).toMatchObject({ ban: false, delete: false, restore: true });
    expect((await acts()).map(({ act, ended_at }) => [act, ended_at === null])).toEqual([
      ['ban', false],
      ['delete', true],
    ]);
    expect(await isShown()).toBe(false);
    await api.must('review.restore-post', { pid: on.pid }, moderator);
    expect(await isShown()).toBe(true);
  },
);

test('whoever has hidden a post can’t end an appeal against that by deleting it', async () => {
  const on = await post(author);
  await api.must('review.ban-post', { pid: on.pid, status: 1, rule: 'spam' }, moderator);
  const act = await db.selectFrom('moderation.acts').select('id').where('pid', '=', on.pid).executeTakeFirstOrThrow();
  await api.must('review.appeal-act', { id: act.id, message: 'It was no advertisement at all.' }, author);
  const remove = (who: Writer) => api.call('threads.delete', { tid: on.tid, rule: 'fraud' }, who);
  expect((await remove(moderator)).error).toBe('threads.appeal_own_act');
  expect((await remove(colleague)).error).toBeUndefined();
});

test('whom one can’t warn is said of warnings, not of bans', async () => {
  const warn = (uid: number, who: Writer) => api.call('review.warn', { uid, rule: 'spam', reason: 'Seen.' }, who);
  const second = await member({ groupid: 1 });
  for (const [uid, name] of [
    [moderator.uid, 'threads.warn_yourself'],
    [second.uid, 'threads.warn_operator'],
    [colleague.uid, 'threads.warn_moderator'],
  ] as const) {
    const answer = await warn(uid, moderator);
    expect([answer.error, answer.body.msg]).toEqual([name, expect.not.stringMatching(/\bban/)]);
    expect((await api.call('review.warnings', { uid }, moderator)).error).toBe(name);
  }
});

test('the trail names the rule in its reader’s language, whatever the moderator’s', async () => {
  const on = await post(author);
  const held = { pid: on.pid, status: 1, rule: 'spam', reason: 'Encore.' } as const;
  await api.must('review.ban-post', held, { ...moderator, language: 'fr' });
  await api.must('review.warn', { uid: author.uid, rule: 'other', reason: 'Seen.' }, moderator);
  const trail = async (language: string) =>
    (await api.must('operators.audit', { uid: author.uid }, { ...operator, language })).data.list.map(
      ({ reason }) => reason,
    );
  expect((await trail('en')).slice(0, 2)).toEqual(['Seen.', 'Adverts or spam. Encore.']);
  expect((await trail('fr')).slice(0, 2)).toEqual(['Seen.', 'Publicité ou spam. Encore.']);
});
