import type { PinnedInTopic } from '../../../../contract/domains/threads/traits/topic/shapes.ts';
import { Tag } from '../../../design/parts.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { threadPath } from '../../../lib/thread-path.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';

/** What its host has put first in a topic, a line each. */
export function TopicPins({ pinned }: { pinned: readonly PinnedInTopic[] }) {
  const t = useT();
  return (
    <ul>
      {pinned.map(({ tid, subject }) => (
        <li key={tid} className="border-b border-line last:border-b-0">
          <Link to={threadPath(tid)} className="flex min-h-11 items-center gap-3 px-4">
            <Tag tone="primary" icon="pin">
              {t('topics.pinned')}
            </Tag>
            <span className="truncate text-md" dir={directionOf(subject)}>
              {subject}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
