export { createTopic, type TopicFields } from './actions/create-topic.ts';
export { topicChanged } from './events.ts';
export { topicRows } from './reads/topic-rows.ts';
export { nameKey } from './rules/name-key.ts';
export { tagsToChoose } from './sql/tags.ts';
export { type Topic, topicsByIds, topicsFrom } from './sql/topics.ts';
