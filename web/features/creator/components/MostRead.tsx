import type { ReadThread } from '../../../../contract/domains/creator/shapes.ts';
import { Icon } from '../../../design/Icon.tsx';
import { threadPath } from '../../../lib/thread-path.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { useFigure } from '../days.ts';

/** The threads most read in the days of the trend. */
export function MostRead({ threads }: { threads: readonly ReadThread[] }) {
  const t = useT();
  const figure = useFigure();
  if (threads.length === 0) return null;
  return (
    <section className="card">
      <h2 className="heading text-lg">{t('creator.read.title')}</h2>
      <ul>
        {threads.map(({ tid, subject, views }) => (
          <li key={tid} className="border-b border-line last:border-b-0">
            <Link to={threadPath(tid)} className="flex min-h-14 items-center gap-3 py-2">
              <span className="min-w-0 flex-1">
                <b className="block text-md wrap-anywhere" dir="auto">
                  {subject}
                </b>
                <span className="num block text-sm text-ink-2">
                  {t('creator.read.views', { count: views, figure: figure(views) })}
                </span>
              </span>
              <Icon name="chevron-right" size="s" flip className="text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
