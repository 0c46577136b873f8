export { countThreads } from './actions/count-threads.ts';
export { addTopic, type TopicFields } from './actions/create-topic.ts';
export { topicCreated, topicDeleted, topicEdited } from './events.ts';
export { mayCreate, mayPinIn } from './policy.ts';
export { type TopicFace, topicFaces } from './reads/topic-faces.ts';
export { ownTopics, sharedTopics, topicRows, topicsInOrder } from './reads/topic-rows.ts';
export { nameKey } from './rules/name-key.ts';
export { followedAmong } from './sql/follows.ts';
export { findTopic, type Topic, topicsByIds, topicsFrom } from './sql/topics.ts';
