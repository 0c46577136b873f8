import { TopicChip } from '../../../topics/index.ts';
import type { CardTrait } from '../trait.ts';

export const topicCard: CardTrait = {
  end: (thread) => thread.topid > 0 && <TopicChip thread={thread} className="mt-2.5" />,
};
