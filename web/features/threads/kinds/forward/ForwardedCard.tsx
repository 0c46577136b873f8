import type { ForwardedThread } from '../../../../../contract/domains/threads/kinds/forward/shapes.ts';
import { srcOf } from '../../../../design/pictures.ts';
import { directionOf } from '../../../../lib/direction.ts';
import { threadPath } from '../../../../lib/thread-path.ts';
import { Link } from '../../../../router/links.tsx';
import { useLowData } from '../../../../session/low-data.ts';
import { useCountFormat } from '../../../../texts/formats.tsx';
import { useT } from '../../../../texts/texts.tsx';

/** A forwarded thread in what forwards it; it leads there. */
export function ForwardedCard({ thread }: { thread: ForwardedThread }) {
  const t = useT();
  const format = useCountFormat();
  const lite = useLowData();
  const { tid, author, subject, replies, like, picture } = thread;
  return (
    <blockquote className="forwarded above">
      <div className="min-w-0 flex-1">
        <p className="truncate text-xs font-bold" dir="auto">
          {author}
        </p>
        <Link to={threadPath(tid)} className="forwarded-title" dir={directionOf(subject)}>
          {subject}
        </Link>
        <p className="dots text-xs text-ink-3">
          <span>{t('threads.likesIn', { count: like, shown: format(like) })}</span>
          <span>{t('threads.repliesIn', { count: replies, shown: format(replies) })}</span>
        </p>
      </div>
      {picture && !lite && (
        <img
          src={srcOf(picture, 160)}
          alt=""
          width={72}
          height={72}
          loading="lazy"
          decoding="async"
          className="size-18 flex-none rounded-leaf-sm bg-surface object-cover"
        />
      )}
    </blockquote>
  );
}
