import { defineEvent } from '../../platform/outbox/event.ts';

/** A topic was created, changed or deleted. */
export const topicChanged = defineEvent<{ topid: number }>('topics.topic-changed');
