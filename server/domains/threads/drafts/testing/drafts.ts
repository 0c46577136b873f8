import type { TestAppOptions } from '../../../../../tests/support/app.ts';
import { testForum, type Writer } from '../../../../../tests/support/forum.ts';

/** The forum with quick ways to save drafts and look at them. */
export async function testDrafts(options?: TestAppOptions) {
  const forum = await testForum(options);
  const { api, db } = forum;
  const words = { subject: 'Half a title', message: '<p>The rains took the charger and the cable.</p>' };
  const save = async (writer: Writer, fields: object = {}) =>
    (await api.must('threads.save-draft', { ...words, ...fields }, writer)).data;
  const list = async (writer: Writer) => (await api.must('threads.drafts', {}, writer)).data;
  const open = async (writer: Writer, tid: number) => (await api.must('threads.draft', { tid }, writer)).data;
  const usesOf = async (aid: number): Promise<number> =>
    (await db.selectFrom('media.images').select('uses').where('aid', '=', aid).executeTakeFirstOrThrow()).uses;
  return { ...forum, words, save, list, open, usesOf };
}

/** Options of a poll as a draft saves them. */
export const options = (...texts: string[]) => texts.map((text) => ({ text, photo: null }));

/** What a draft saves of a poll. */
export const pollParts = (fields: object = {}): string =>
  JSON.stringify({ poll: { options: options('Yes', '', 'No'), maxChoices: 1, days: 3, ...fields } });
