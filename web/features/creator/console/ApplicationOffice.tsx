import type { ReactNode } from 'react';
import type { ApplicationFacts } from '../../../../contract/domains/creator/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { plainPortrait } from '../../../design/avatar.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { Flag } from '../../../design/Flag.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Note } from '../../../design/parts.tsx';
import { countryCodeOf } from '../../../design/person.ts';
import { directionOf } from '../../../lib/direction.ts';
import { threadPath } from '../../../lib/thread-path.ts';
import { useSearch } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import { GrantDialog, RefuseDialog } from './AnswerDialogs.tsx';
import { StateTags } from './ApplicationsOffice.tsx';
import { askedOf, askTo } from './asked.ts';
import { FactsTable } from './FactsTable.tsx';

/** One application: its words, the facts beside them, and the answer. */
export function ApplicationOffice({ facts }: { facts: ApplicationFacts }) {
  const t = useT();
  const { ask } = askedOf(useSearch());
  const isWaiting = facts.status === 'waiting';
  const isOpen = isWaiting && facts.can_decide === 1;
  return (
    <>
      <Queue facts={facts} />
      <div className="grid gap-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        <div className="flex min-w-0 flex-col gap-3">
          <Applicant facts={facts} />
          <FactsTable facts={facts} />
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <BestLiked facts={facts} />
          <Answers facts={facts} />
        </div>
      </div>
      {isWaiting && !isOpen && <Note>{t('creator.console.cannot')}</Note>}
      {isOpen && (
        <div className="sticky bottom-0 z-1 flex gap-2 border-t border-line bg-surface px-4 py-2.5 sm:rounded-b-lg">
          <LinkButton className="flex-1" kind="outline" to={askTo('refuse')} replace preventScrollReset>
            {t('creator.console.refuse')}
          </LinkButton>
          <LinkButton className="flex-1" to={askTo('grant')} replace preventScrollReset>
            {t('creator.console.grant')}
          </LinkButton>
        </div>
      )}
      {isOpen && ask === 'grant' && <GrantDialog facts={facts} />}
      {isOpen && ask === 'refuse' && <RefuseDialog facts={facts} />}
    </>
  );
}

/** Which one of those that wait this is, with the ones beside it. */
function Queue({ facts: { queue } }: { facts: ApplicationFacts }) {
  const t = useT();
  return (
    <nav className="flex min-h-12 items-center gap-1 px-4 sm:px-0" aria-label={t('creator.in-operators.applications')}>
      <Link to="/operator/creators" className="heading flex-1 text-xl">
        {t('creator.in-operators.applications')}
      </Link>
      {queue && (
        <>
          <span className="num text-sm text-ink-2">{t('creator.console.place', { ...queue })}</span>
          <Step to={queue.before} icon="chevron-left" label={t('creator.console.before')} />
          <Step to={queue.after} icon="chevron-right" label={t('creator.console.after')} />
        </>
      )}
    </nav>
  );
}

function Step({ to, icon, label }: { to: number; icon: 'chevron-left' | 'chevron-right'; label: string }) {
  if (to === 0) return <span className="size-12" />;
  return (
    <Link to={`/operator/creators/${to}`} className="icon-btn" aria-label={label}>
      <Icon name={icon} flip />
    </Link>
  );
}

function Applicant({ facts }: { facts: ApplicationFacts }) {
  const t = useT();
  const day = useDay();
  const { language } = useLocale();
  const country = countryCodeOf(facts.country_fid);
  return (
    <section className="card flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={facts.username} country={country} info={plainPortrait(facts.avatar)} decorative />
        <div className="min-w-32 flex-1">
          <h1 className="heading flex items-center gap-2 text-lg">
            <Link to={`/operator/members/${facts.uid}`} className="link wrap-anywhere" dir="auto">
              {facts.username}
            </Link>
            <Flag country={country} label={countryOfFid(facts.country_fid)?.names[language]} />
          </h1>
          <dl className="flex flex-wrap gap-x-4 text-xs text-ink-3">
            <Fact name={t('creator.console.column.sent')}>{day(facts.sent_at)}</Fact>
            <Fact name={t('creator.console.column.promised')}>{day(facts.promised_at)}</Fact>
          </dl>
        </div>
        <StateTags status={facts.status} isAppeal={facts.is_appeal === 1} />
      </div>
      <blockquote
        className="rounded-md bg-sunken p-3 text-md whitespace-pre-wrap wrap-anywhere"
        dir={directionOf(facts.message)}
      >
        {facts.message}
      </blockquote>
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex gap-1">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function BestLiked({ facts: { best_liked } }: { facts: ApplicationFacts }) {
  const t = useT();
  if (best_liked.length === 0) return null;
  return (
    <section className="card">
      <h2 className="heading text-lg">{t('creator.console.bestLiked')}</h2>
      <ul>
        {best_liked.map(({ tid, subject, likes }) => (
          <li key={tid} className="border-b border-line last:border-b-0">
            <Link to={threadPath(tid)} className="block min-h-11 py-2">
              <b className="block text-md wrap-anywhere" dir="auto">
                {subject}
              </b>
              <span className="text-sm text-ink-2">{t('topics.likesOf', { count: likes })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** This application's answer, and those of earlier ones. */
function Answers({ facts: { status, reason, earlier } }: { facts: ApplicationFacts }) {
  const t = useT();
  const day = useDay();
  return (
    <>
      {status !== 'waiting' && reason !== '' && (
        <section className="card">
          <h2 className="heading text-lg">{t('creator.console.answer')}</h2>
          <p className="mt-1 text-md wrap-anywhere" dir={directionOf(reason)}>
            {reason}
          </p>
        </section>
      )}
      {earlier.length > 0 && (
        <section className="card">
          <h2 className="heading text-lg">{t('creator.console.earlier')}</h2>
          <ul>
            {earlier.map((one) => (
              <li key={one.id} className="border-b border-line py-2 text-sm last:border-b-0">
                <StateTags status={one.status} isAppeal={false} />{' '}
                {one.answered_at > 0 && <span className="text-ink-3">{day(one.answered_at)}</span>}
                <p className="wrap-anywhere" dir={directionOf(one.reason)}>
                  {one.reason}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
