export { Interests } from './components/Interests.tsx';
export { OwnTopicTabs } from './components/OwnTopicTabs.tsx';
export type { TargetWords } from './components/TargetPicker.tsx';
export { TargetPickerLate } from './components/TargetPickerLate.tsx';
export { TopicHead } from './components/TopicHead.tsx';
export { TopicList, TopicRowItem } from './components/TopicList.tsx';
export { askTags, askTopics, type TopicSource } from './queries.ts';
export { topicsFacts, wayToTopic } from './structured-data.ts';
export type { TargetPage, TargetRow, TargetSource } from './target-rows.ts';
