import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { feedbackLimits } from '../../../contract/domains/feedback/limits.ts';
import { testForum } from '../../../tests/support/forum.ts';

const forum = await testForum();
const { api, caller, member } = forum;
const operator = await member({ groupid: 1 });
const ada = await member();
const input = {
  category: 'problem',
  message: 'The page stays white on my phone.',
  contact: 'ada@example.com',
} as const;
const inbox = async (state: 'open' | 'done' = 'open') =>
  (await api.must('feedback.inbox', { state }, operator)).data.list;

beforeEach(async () => {
  await forum.forgetLimits();
  await forum.db.deleteFrom('feedback.messages').execute();
});

test('a member’s and a guest’s words reach the operators, with the picture of the screen', async () => {
  const png = await sharp({ create: { width: 400, height: 800, channels: 3, background: '#2e43a6' } })
    .png()
    .toBuffer();
  const screenshot = new File([new Uint8Array(png)], 'screen.png', { type: 'image/png' });
  const sent = await api.must('feedback.send', input, { ...ada, files: { screenshot }, language: 'fr' });
  expect(sent.msg).toMatch(/^Merci/);
  await caller().must('feedback.send', { ...input, category: 'idea' });
  const [mine, guests] = await inbox();
  expect(mine).toMatchObject({ category: 'problem', contact: '', language: 'fr', member: { uid: ada.uid } });
  expect(mine?.screenshot).toMatchObject({ width: 400, height: 800 });
  // A picture that nothing showed would be swept away in a week.
  const aid = mine?.screenshot?.aid ?? 0;
  const stored = await forum.db.selectFrom('media.images').select('uses').where('aid', '=', aid).executeTakeFirst();
  expect(stored).toEqual({ uses: 1 });
  expect(guests).toMatchObject({ category: 'idea', contact: 'ada@example.com', member: null, screenshot: null });
});

test.each(['open', 'done'] as const)('the %s ones are read on from row to row, each once', async (state) => {
  const at = forum.clock.now();
  const row = {
    ...{ uid: ada.uid, category: 'idea', message: 'One of many.', contact: '', page: '/', language: 'en' },
    ...{ user_agent: '', created_at: at, done_at: state === 'done' ? at : null },
  };
  const rows = Array.from({ length: feedbackLimits.rows + 2 }, () => row);
  const made = await forum.db.insertInto('feedback.messages').values(rows).returning('id').execute();
  const seen: number[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const { data } = await api.must('feedback.inbox', { state, ...(after ? { after } : {}) }, operator);
    seen.push(...data.list.map(({ id }) => id));
    after = data.next;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.sort()).toEqual(made.map(({ id }) => id).sort());
});

test('is done, with a note, and open again; the trail shows both', async () => {
  const { id } = (await api.must('feedback.send', input, ada)).data;
  await api.must('feedback.settle', { id, done: 1, note: 'fixed' }, operator);
  expect((await inbox()).some((row) => row.id === id)).toBe(false);
  expect((await inbox('done'))[0]).toMatchObject({ id, note: 'fixed' });
  await api.must('feedback.settle', { id, done: 0 }, operator);
  expect((await inbox()).some((row) => row.id === id)).toBe(true);
  const { list } = (await api.must('operators.audit', { action: 'feedback.settle' }, operator)).data;
  expect(list.map((row) => row.reason)).toEqual(['', 'fixed']);
  expect((await api.call('feedback.settle', { id: 999_999, done: 1 }, operator)).error).toBe('feedback.unknown');
});

test('too short, without a kind, or not a picture is refused, and nothing is stored', async () => {
  const before = (await inbox()).length;
  expect((await api.call('feedback.send', { ...input, message: '   short ' }, ada)).http).toBe(400);
  expect((await api.call('feedback.send', { ...input, category: 'spam' as never }, ada)).http).toBe(400);
  const screenshot = new File(['no picture'], 'screen.png', { type: 'image/png' });
  expect((await api.call('feedback.send', input, { ...ada, files: { screenshot } })).error).toBe('media.wrong_type');
  expect((await inbox()).length).toBe(before);
});

test('a guest is answered by e-mail or not at all: what is no address is refused, a member needs none', async () => {
  const before = (await inbox()).length;
  const guest = caller();
  for (const contact of ['call me', 'ada@example', '@example.com']) {
    const answer = await guest.call('feedback.send', { ...input, contact });
    expect([answer.error, answer.msg]).toEqual(['accounts.email_invalid', 'Email ID is invalid.']);
  }
  expect((await inbox()).length).toBe(before);
  expect((await guest.call('feedback.send', { ...input, contact: '' })).ok).toBe(true);
  expect((await api.call('feedback.send', { ...input, contact: 'call me' }, ada)).ok).toBe(true);
});

test('ten a day from one member, and from one address of guests', async () => {
  const [eve, guest] = [await member(), caller()];
  for (let i = 0; i < 10; i += 1) {
    await api.must('feedback.send', input, eve);
    await guest.must('feedback.send', input);
  }
  expect((await api.call('feedback.send', input, eve)).error).toBe('feedback.too_many');
  expect((await guest.call('feedback.send', input)).error).toBe('feedback.too_many');
  // No picture is decoded in vain: a file that isn't one would be refused as such.
  const screenshot = new File(['no picture'], 'screen.png', { type: 'image/png' });
  expect((await guest.call('feedback.send', input, { files: { screenshot } })).error).toBe('feedback.too_many');
  forum.clock.aheadInTest(86_400);
  await forum.runTask('feedback.clean-up');
  expect((await api.call('feedback.send', input, eve)).ok).toBe(true);
});
