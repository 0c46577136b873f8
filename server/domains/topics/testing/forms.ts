import type { FormCase, FormSite } from '../../../../tests/faults/support/form-case.ts';
import { rowsOf } from '../../../../tests/faults/support/rows-of.ts';
import type { Writer } from '../../../../tests/support/forum.ts';
import { addTopic } from '../actions/create-topic.ts';

/** The forms of topics, and of the pins in one. */
export function forms({ db, picture, post, scene }: FormSite): Record<string, FormCase> {
  /** A topic that a member hosts, with a thread in it. */
  const topics = new Map<number, { topid: number; tid: number }>();
  const hosting = async (who: Writer) => {
    const ctx = { db, now: new Date(), stale: () => undefined, emit: () => undefined };
    const name = { name: `Topic of ${who.uid} ${crypto.randomUUID().slice(0, 8)}`, description: 'Its words.' };
    const logoAid = await picture(who);
    const topid = await addTopic(ctx, { ...name, countryFid: 188, hostUid: who.uid, logoAid });
    topics.set(who.uid, { topid, tid: (await post(scene.author, { topid })).tid });
  };
  const topicOf = ({ uid }: Writer) => topics.get(uid) ?? { topid: 1, tid: 1 };
  return {
    'topics.follow': {
      ready: hosting,
      fields: (who) => ({ topid: topicOf(who).topid, status: 0 }),
      done: async ({ uid }) => rowsOf(db.selectFrom('topics.follows').where('uid', '=', uid).selectAll()),
    },
    'topics.edit': {
      ready: hosting,
      fields: (who) => ({
        ...{ tid: topicOf(who).topid, isEdit: 1, _of: 'topic' },
        ...{ 'subject@topic': `Edited ${who.uid}`, 'message@topic': 'Other words.', 'checkedTags@topic': '1' },
        ...{ 'country_fid@topic': 188, 'categoryid@topic': 0 },
      }),
      done: async ({ uid }) =>
        rowsOf(
          db.selectFrom('topics.topics').where('host_uid', '=', uid).where('edited_at', 'is not', null).selectAll(),
        ),
    },
    'topics.delete': {
      ready: hosting,
      fields: (who) => ({ tid: topicOf(who).topid, _of: 'topic' }),
      done: async ({ uid }) =>
        rowsOf(
          db.selectFrom('topics.topics').where('host_uid', '=', uid).where('deleted_at', 'is not', null).selectAll(),
        ),
    },
    'threads.pin-in-topic': {
      ready: hosting,
      fields: (who) => ({ tid: topicOf(who).tid, status: 1 }),
      done: async ({ uid }) => rowsOf(db.selectFrom('threads.topic_pins').where('by_uid', '=', uid).selectAll()),
    },
  };
}
