import { expect, test } from 'vitest';
import { feedbackLimits } from '../../../contract/domains/feedback/limits.ts';
import { testForum } from '../../../tests/support/forum.ts';
import { cleanUpFeedback } from './jobs/clean-up.ts';
import { countSent, sentOn } from './sql/messages.ts';

const { api, caller, clock, db, member } = await testForum();
const input = { category: 'problem', message: 'The page stays white on my phone.' } as const;
const today = (): string => clock.now().toISOString().slice(0, 10);

test('past today’s limit of reports no picture is decoded: the one after the last is refused by its number', async () => {
  const eve = await member();
  for (let sent = 0; sent < feedbackLimits.aDay; sent += 1) await countSent(db, `u:${eve.uid}`, today());
  const screenshot = new File(['no picture'], 'screen.png', { type: 'image/png' });
  const answer = await api.call('feedback.send', input, { ...eve, files: { screenshot } });
  expect(answer.error).toBe('feedback.too_many');
});

test('guests are counted by their address, each by their own', async () => {
  const [one, other] = [caller(), caller()];
  for (let sent = 0; sent < feedbackLimits.aDay; sent += 1) await one.must('feedback.send', input);
  expect((await one.call('feedback.send', input)).error).toBe('feedback.too_many');
  expect((await other.call('feedback.send', input)).ok).toBe(true);
});

test('the clean-up deletes past days and leaves today', async () => {
  await countSent(db, 'u:7', '2026-03-01');
  await countSent(db, 'u:7', '2026-03-02');
  await cleanUpFeedback(db, new Date('2026-03-02T23:59:00Z'));
  expect([await sentOn(db, 'u:7', '2026-03-01'), await sentOn(db, 'u:7', '2026-03-02')]).toEqual([0, 1]);
});
