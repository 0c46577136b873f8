import { inBatches, once, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import {
  chosenTags,
  dropTags,
  dropTopicFollows,
  type FollowedTopic,
  followedTopicsBatch,
  type OwnTopic,
  ownTopicsBatch,
} from './sql/personal-data.ts';

/** Whose the rows are. */
export const topicsTables: OwnersIn<'topics'> = {
  'topics.follows': { uid: 'forgotten' },
  'topics.member_tags': { uid: 'forgotten' },
  'topics.names': { none: 'names of topics' },
  'topics.tags': { none: 'words to choose from' },
  'topics.topic_tags': { none: 'words that a topic goes by' },
  'topics.topics': { host_uid: { stays: 'others follow it' } },
};

/** What a member follows and likes goes; a topic that they began stays, of nobody, and is in what they take along. */
export const topicsPersonalData: PersonalData = {
  domain: 'topics',
  async *collect(db, uid) {
    yield {
      path: 'followed.json',
      rows: inBatches<FollowedTopic>((last, most) => followedTopicsBatch(db, uid, last?.topid ?? 0, most)),
    };
    yield {
      path: 'topics.json',
      rows: inBatches<OwnTopic>((last, most) => ownTopicsBatch(db, uid, last?.topid ?? 0, most)),
    };
    yield { path: 'interests.json', rows: once(() => chosenTags(db, uid, personalBatch)) };
  },
  async forget({ db, stale }, uid) {
    const topids = await dropTopicFollows(db, uid, personalBatch);
    for (const topid of topids) stale(`topic:${topid}`);
    if (topids.length === personalBatch) return true;
    await dropTags(db, uid);
    return false;
  },
};
