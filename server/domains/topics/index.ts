export { createTopic, type TopicFields } from './actions/create-topic.ts';
