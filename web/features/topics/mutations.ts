import { call } from '../../api/client.ts';
import { sentTopic, type TopicFormState } from './topic-form.ts';

/** Follows a topic or stops, by the state that the reader saw: 0 unfollowed, 1 followed. */
export const followTopic = async (topid: number, seen: 0 | 1) =>
  (await call('topics.follow', { topid, status: seen }, { keepalive: true })).data;

export const chooseTags = (tagids: readonly number[]) => call('topics.choose-tags', { tagids_new: tagids.join(',') });

/** Saves a topic's form: a new topic, or one that stands. The same key never creates two. */
export async function saveTopic(
  form: TopicFormState,
  topid: number | undefined,
  idempotencyKey: string,
): Promise<{ topid: number; msg: string }> {
  const fields = sentTopic(form);
  const { data, msg } =
    topid === undefined
      ? await call('topics.create', fields, { idempotencyKey })
      : await call('topics.edit', { ...fields, tid: topid });
  return { topid: data.topid, msg };
}

export const deleteTopic = (topid: number, reason: string) => call('topics.delete', { tid: topid, reason });
