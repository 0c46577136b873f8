import { searchTypes } from '../../../../contract/domains/search/limits.ts';
import type { FoundPage } from '../../../../contract/domains/search/shapes.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { Seed } from '../../../design/EmptyState.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { threadPath } from '../../../lib/thread-path.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { type Asked, searchPath } from '../search-address.ts';

export interface Recent {
  tid: number;
  subject: string;
}

interface NothingFoundProps {
  asked: Asked;
  meant: FoundPage['meant'];
  recent: readonly Recent[];
  /** People of that name stand above. */
  hasPeople: boolean;
}

/** Another spelling, asking it, every country, and what was asked of late: never an empty page. */
export function NothingFound({ asked, meant, recent, hasPeople }: NothingFoundProps) {
  const t = useT();
  const here = useLocale();
  const isPosts = asked.type === searchTypes.posts;
  const kind = asked.type === searchTypes.users ? 'people' : 'topics';
  return (
    <>
      <section className="card">
        <div className="empty">
          <Seed />
          <h2 className="heading text-lg" dir="auto">
            {isPosts ? t(hasPeople ? 'search.noPosts' : 'search.nothing', { q: asked.q }) : t(`search.no.${kind}`)}
          </h2>
          {meant ? (
            <p className="text-md text-ink-2">
              {t('search.didYouMean')}{' '}
              <Link
                to={searchPath({ ...asked, q: meant.q, page: 1 })}
                className="link font-bold"
                dir={directionOf(meant.q)}
              >
                {meant.q}
              </Link>{' '}
              ({t('search.finds', { count: meant.count })})
            </p>
          ) : (
            <p className="text-sm text-ink-2">{t('search.otherWords')}</p>
          )}
          <div className="mt-2 flex flex-wrap justify-center gap-2">
            {isPosts && (
              <LinkButton to="/note/thread" icon="square-pen">
                {t('search.ask', { place: here.names[here.language] })}
              </LinkButton>
            )}
            {!asked.everywhere && asked.type !== searchTypes.users && (
              <LinkButton kind="outline" to={searchPath({ type: asked.type, q: asked.q, everywhere: true })}>
                {t('search.searchEverywhere')}
              </LinkButton>
            )}
          </div>
        </div>
      </section>
      {recent.length > 0 && (
        <section>
          <h2 className="px-4 py-2 text-sm font-bold text-ink-3">{t('search.recent')}</h2>
          <ul className="card card-flush">
            {recent.map(({ tid, subject }) => (
              <li key={tid}>
                <Link to={threadPath(tid)} className="search-line" dir={directionOf(subject)}>
                  <span className="min-w-0 flex-1">{subject}</span>
                  <Icon name="chevron-right" size="s" className="text-ink-3" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
