import type { topicsCalls } from '../../../contract/domains/topics/calls.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { chooseTags } from './actions/choose-tags.ts';
import { followTopic } from './actions/follow-topic.ts';
import type { HostsByIds } from './hosts.ts';
import { topicsPersonalData, topicsTables } from './personal-data.ts';
import { tagsList, topicTags, userTags } from './reads/tags.ts';
import { topicDetail } from './reads/topic-detail.ts';
import { followedList, listTopics, myTopics } from './reads/topic-lists.ts';
import { topicsReferences } from './references.ts';

/** What the topics domain binds. */
export function createTopics({ hosts }: { hosts: HostsByIds }): DomainParts<keyof typeof topicsCalls> {
  return {
    domain: 'topics',
    tables: topicsTables,
    references: topicsReferences,
    personalData: topicsPersonalData,
    handlers: {
      'topics.list-default': listTopics,
      'topics.detail': topicDetail(hosts),
      'topics.follow': followTopic,
      'topics.follow-add': (ctx, { topid }) => followTopic(ctx, { topid, status: 0 }),
      'topics.my-topics': myTopics,
      'topics.followed': followedList,
      'topics.tags-list': tagsList,
      'topics.topic-tags': topicTags,
      'topics.user-tags': userTags,
      'topics.choose-tags': chooseTags,
    },
  };
}
