import type { PostHistory, PostVersion } from '../../../../contract/domains/review/history/shapes.ts';
import { Icon } from '../../../design/Icon.tsx';
import { Link } from '../../../router/links.tsx';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import { replyPath } from '../../threads/index.ts';
import { ChangedText } from './ChangedText.tsx';

interface HistoryScreenProps {
  history: PostHistory;
  /** It begins with an older version. */
  later: boolean;
}

/** What a post said before it was edited: its versions, each beside the one before it. */
export function HistoryScreen({ history, later }: HistoryScreenProps) {
  const t = useT();
  const { tid, pid, first, subject, list, can } = history;
  const alone = !later && list.length === 1;
  return (
    <>
      <section className="card flex flex-col items-start gap-2">
        <h1 className="heading text-2xl max-sm:sr-only">{t('history.title')}</h1>
        <p className="text-md text-ink-2">{t(alone ? 'history.none' : 'history.text')}</p>
        <Link
          to={replyPath(first === 1 ? { tid } : { tid, pid }).replace('#replies', '')}
          className="tap link"
          dir="auto"
        >
          <Icon name="arrow-left" size="s" flip />
          <span className="sr-only">{t('history.back')}: </span>
          {subject}
        </Link>
      </section>
      <ol className="flex flex-col gap-2 sm:gap-4">
        {list.map((version) => (
          <Version key={version.version} version={version} author={history.author} removable={can.remove} />
        ))}
      </ol>
      <More later={later} next={history.next} />
    </>
  );
}

interface VersionProps {
  version: PostVersion;
  author: string;
  removable: boolean;
}

function Version({ version, author, removable }: VersionProps) {
  const t = useT();
  const { current, removed, skipped, subject, words } = version;
  return (
    <li className="card">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="heading text-lg">
          {current === 1 ? t('history.now') : t('history.version', { version: version.version })}
        </h2>
        <p className="dots text-xs text-ink-3">
          <Time at={version.dateline} />
          <span dir="auto">{t(version.version === 1 ? 'history.wrote' : 'history.editedBy', { name: author })}</span>
        </p>
      </div>
      {removed === 1 && <p className="mt-2 text-sm text-ink-3">{t('history.removed')}</p>}
      {subject.length > 0 && <ChangedText pieces={subject} className="mt-2 font-bold" />}
      {words.length > 0 && <ChangedText pieces={words} className="mt-2" />}
      {skipped > 0 && <p className="mt-2 text-sm text-ink-3">{t('history.skipped', { count: skipped })}</p>}
      {removable && current === 0 && removed === 0 && (
        <Link to={`?remove=${version.version}`} className="tap link mt-1 self-start text-sm" preventScrollReset>
          <Icon name="trash-2" size="s" />
          {t('history.remove')}
        </Link>
      )}
    </li>
  );
}

function More({ later, next }: { later: boolean; next: number }) {
  const t = useT();
  if (!later && next === 0) return null;
  return (
    <nav className="flex justify-between gap-2 px-4 sm:px-0" aria-label={t('history.pages')}>
      {later ? (
        <Link to="?" className="btn btn-outline">
          {t('history.newest')}
        </Link>
      ) : (
        <span />
      )}
      {next > 0 && (
        <Link to={`?before=${next}`} className="btn btn-outline" rel="next">
          {t('history.older')}
        </Link>
      )}
    </nav>
  );
}
