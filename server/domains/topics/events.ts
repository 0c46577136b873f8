import { defineEvent } from '../../platform/outbox/event.ts';

/** `uid` hosts the topic; `at` in milliseconds. */
type Fact = { topid: number; uid: number; at: number };

export const topicCreated = defineEvent<Fact>('topics.topic-created');
/** It was changed by `byUid`. */
export const topicEdited = defineEvent<Fact & { byUid: number }>('topics.topic-edited');
/** It was deleted by `byUid`, its host or a moderator with a reason of their own words. */
export const topicDeleted = defineEvent<Fact & { byUid: number; name: string; reason: string }>('topics.topic-deleted');
