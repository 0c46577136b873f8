import type { topicsCalls } from '../../../contract/domains/topics/calls.ts';
import type { DomainParts } from '../../platform/domain.ts';
import type { Categories } from '../countries/index.ts';
import { chooseTags } from './actions/choose-tags.ts';
import { createTopic } from './actions/create-topic.ts';
import { deleteTopic } from './actions/delete-topic.ts';
import { editTopic } from './actions/edit-topic.ts';
import { followTopic } from './actions/follow-topic.ts';
import type { HostsByIds } from './hosts.ts';
import { topicsNotices } from './notices.ts';
import { topicsPersonalData, topicsTables } from './personal-data.ts';
import { categories as topicCategories } from './reads/categories.ts';
import { perm } from './reads/perm.ts';
import { tagsList, topicTags, userTags } from './reads/tags.ts';
import { topicDetail } from './reads/topic-detail.ts';
import { followedList, listSearch, listTopics, myTopics } from './reads/topic-lists.ts';
import { topicsReferences } from './references.ts';

interface Deps {
  /** Members' cards, of whom some host topics. */
  cards: HostsByIds;
  categories: Categories;
}

/** What the topics domain binds. */
export function createTopics({ cards, categories }: Deps): DomainParts<keyof typeof topicsCalls> {
  return {
    domain: 'topics',
    tables: topicsTables,
    references: topicsReferences,
    personalData: topicsPersonalData,
    notices: topicsNotices,
    handlers: {
      'topics.list-default': listTopics,
      'topics.list-search': listSearch,
      'topics.categories': topicCategories(categories),
      'topics.detail': topicDetail(cards, categories),
      'topics.create': createTopic(categories),
      'topics.edit': editTopic(categories),
      'topics.delete': deleteTopic,
      'topics.perm': perm,
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
