import type { ThreadInfo } from '../../../../contract/domains/threads/shapes.ts';
import { Card } from '../../../design/parts.tsx';
import { srcOf } from '../../../design/pictures.ts';
import { directionOf } from '../../../lib/direction.ts';
import { threadPath } from '../../../lib/thread-path.ts';
import { Link } from '../../../router/links.tsx';
import { useLowData } from '../../../session/low-data.ts';
import { useCountFormat } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';

/** Beside a thread: the latest of what else its author posted. */
export function MoreByAuthor({ thread }: { thread: Pick<ThreadInfo, 'author' | 'more_by_author'> }) {
  const t = useT();
  const format = useCountFormat();
  const lite = useLowData();
  if (thread.more_by_author.length === 0) return null;
  return (
    <Card title={t('threads.moreBy', { name: thread.author })}>
      <ul className="rows">
        {thread.more_by_author.map(({ tid, subject, like, picture }) => (
          <li key={tid} className="relative">
            {picture && !lite && (
              <img
                src={srcOf(picture, 160)}
                alt=""
                width={56}
                height={56}
                loading="lazy"
                decoding="async"
                className="size-14 flex-none rounded-leaf-sm bg-sunken object-cover"
              />
            )}
            <div className="min-w-0">
              <Link
                to={threadPath(tid)}
                className="line-clamp-2 text-md after:absolute after:inset-0"
                dir={directionOf(subject)}
              >
                {subject}
              </Link>
              <p className="text-xs text-ink-3">{t('threads.likesIn', { count: like, shown: format(like) })}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
