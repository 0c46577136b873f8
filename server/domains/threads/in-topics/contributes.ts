import type { inTopicCalls } from '../../../../contract/domains/threads/in-topics/calls.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import type { OwnersIn } from '../../../platform/table-owners.ts';
import type { Shown } from '../reads/viewing.ts';
import { pinInTopic } from './actions/pin-in-topic.ts';
import { recentTopics, topicsOfMember } from './reads/posted-topics.ts';
import { topicAuthors } from './reads/topic-authors.ts';
import { topicActivity, topicArticles, topicLatest, topicRanking } from './reads/topic-lists.ts';

export const inTopicHandlers = (people: Shown): Handlers<keyof typeof inTopicCalls> => ({
  'threads.topic-articles': topicArticles(people),
  'threads.topic-latest': topicLatest(people),
  'threads.topic-ranking': topicRanking(people),
  'threads.topic-activity': topicActivity(people),
  'threads.topic-authors': topicAuthors(people),
  'threads.topics-of-member': topicsOfMember(people),
  'threads.recent-topics': recentTopics(people),
  'threads.pin-in-topic': pinInTopic,
});

/** Whose the rows are. */
export const inTopicTables: Pick<OwnersIn<'threads'>, 'threads.topic_threads' | 'threads.topic_pins'> = {
  'threads.topic_threads': { none: 'places of threads in lists' },
  'threads.topic_pins': { by_uid: { stays: 'what a host has put first' } },
};
