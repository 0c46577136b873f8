import type { TestAppOptions } from '../../../../tests/support/app.ts';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';

const day = 86_400;

/** Words of a contest in three languages. */
export const contestWords = Object.fromEntries(
  ['en', 'fr', 'hi'].flatMap((language) => [
    [`title_${language}`, `Markets of my city ${language}`],
    [`brief_${language}`, 'Colour, trade and people.'],
    [`rules_${language}`, 'Your own photo\nUp to 3 photos'],
    [`terms_${language}`, 'You keep your photo|It stays yours.\nWe may show it|With your name.'],
    [`agreement_${language}`, 'The whole agreement.'],
  ]),
) as Record<`${'title' | 'brief' | 'rules' | 'terms' | 'agreement'}_${'en' | 'fr' | 'hi'}`, string>;

/** A prize of a contest as it is sent. */
export const prize = (place: number, fields: object = {}) => ({
  ...{ place, what_en: `Prize ${place}`, what_fr: `Prix ${place}`, what_hi: `पुरस्कार ${place}`, xgold: 0, count: 1 },
  ...fields,
});

/** The forum with quick ways to open contests and to enter them. */
export async function testContests(options?: TestAppOptions) {
  const forum = await testForum(options);
  const { api, clock, member, picture, runTask } = forum;
  const operator = await member({ groupid: 1 });
  const seconds = (): number => Math.floor(clock.now().getTime() / 1000);
  const dates = (now = seconds()) => ({
    ...{ opens_at: now - day, entries_until: now + 2 * day, closes_at: now + 4 * day, winners_at: now + 6 * day },
  });
  const contest = async (fields: object = {}): Promise<number> => {
    const sent = { ...contestWords, ...dates(), prizes: JSON.stringify([prize(1)]), ...fields };
    return (await api.must('contests.create', sent, operator)).data.contest;
  };
  const entry = async (writer: Writer, fields: object = {}) => ({
    ...{ subject: 'Kurmi market, six in the morning', message: '', fid: 770, agree: 1 as const },
    aids: [await picture(writer)],
    ...fields,
  });
  const enter = async (writer: Writer, fields: object = {}): Promise<{ tid: number; pid: number; held: 0 | 1 }> =>
    (await api.must('threads.new-thread-photos', await entry(writer, fields), writer)).data.Variables;
  const refusedEntry = async (writer: Writer, fields: object = {}) =>
    (await api.call('threads.new-thread-photos', await entry(writer, fields), writer)).error;
  /** Closes a contest and freezes what it holds. */
  const close = async (id: number): Promise<void> => {
    clock.aheadInTest(1);
    await api.must('contests.close', { contest: id }, operator);
    await runTask('contests.freeze-due');
  };
  return { ...forum, operator, seconds, dates, contest, entry, enter, refusedEntry, close, day };
}
