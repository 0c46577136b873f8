import { TopicChip } from '../../../topics/index.ts';
import type { PageTrait } from '../trait.ts';

export const topicPage: PageTrait = {
  end: (thread) => thread.topid > 0 && <TopicChip thread={thread} className="mt-3" />,
};
