import { ChipLink } from '../../../design/parts.tsx';
import { directionOf } from '../../../lib/direction.ts';

interface TopicChipProps {
  thread: { topid: number; topic_name: string };
  className?: string;
}

/** The topic that a thread stands in; nothing where it stands in none. */
export function TopicChip({ thread: { topid, topic_name }, className }: TopicChipProps) {
  if (topid === 0) return null;
  return (
    <p className={className}>
      <ChipLink to={`/topic/${topid}`} icon="hash">
        <span className="max-w-64 truncate" dir={directionOf(topic_name)}>
          {topic_name}
        </span>
      </ChipLink>
    </p>
  );
}
