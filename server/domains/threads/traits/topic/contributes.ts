import type { topicCalls } from '../../../../../contract/domains/threads/traits/topic/calls.ts';
import { toMember } from '../../../../platform/references.ts';
import type { Room } from '../../../../platform/room.ts';
import { toTopic } from '../../references.ts';
import type { RoomDeps } from '../../room.ts';
import { pinInTopic } from './actions/pin-in-topic.ts';
import { placeInTopics } from './listeners/place-in-topics.ts';
import { recentTopics, topicsOfMember } from './reads/posted-topics.ts';
import { topicAuthors } from './reads/topic-authors.ts';
import { topicActivity, topicArticles, topicLatest, topicRanking } from './reads/topic-lists.ts';
import { topicRequired } from './settings.ts';

type Tables = 'threads.topic_threads' | 'threads.topic_pins';

export const topicRoom = ({ people }: RoomDeps): Room<keyof typeof topicCalls, Tables> => ({
  handlers: {
    'threads.topic-articles': topicArticles(people),
    'threads.topic-latest': topicLatest(people),
    'threads.topic-ranking': topicRanking(people),
    'threads.topic-activity': topicActivity(people),
    'threads.topic-authors': topicAuthors(people),
    'threads.topics-of-member': topicsOfMember(people),
    'threads.recent-topics': recentTopics(people),
    'threads.pin-in-topic': pinInTopic,
  },
  tables: {
    'threads.topic_threads': { none: 'places of threads in lists' },
    'threads.topic_pins': { by_uid: { stays: 'what a host has put first' } },
  },
  references: {
    'threads.topic_pins': { topid: toTopic, by_uid: toMember },
    'threads.topic_threads': { topid: toTopic },
  },
  settings: [topicRequired],
  listeners: placeInTopics,
});
