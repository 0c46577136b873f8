import type { ComposerTrait } from '../trait.ts';
import { ComposeTopic, type HeldTopic } from './ComposeTopic.tsx';

export const topicComposer: ComposerTrait<HeldTopic> = {
  order: 1,
  begin: { topic: null },
  read: ({ topid, topic_name, topic_pic }) => ({
    topic: topid > 0 ? { id: topid, name: topic_name, logo: topic_pic, line: '' } : null,
  }),
  sent: ({ topic }) => ({ topid: topic?.id ?? 0 }),
  saved: 'parts',
  Chip: ComposeTopic,
};
