import type { ReactNode } from 'react';
import type { ApplicationFacts } from '../../../../contract/domains/creator/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { plainPortrait } from '../../../design/avatar.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { Flag } from '../../../design/Flag.tsx';
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
      <Applicant facts={facts} />
      <FactsTable facts={facts} />
      <BestLiked facts={facts} />
      <Answers facts={facts} />
      {isWaiting && !isOpen && <Note>{t('creator.console.cannot')}</Note>}
      {isOpen && (
        <div className="flex flex-wrap gap-2 px-4 sm:px-0">
          <LinkButton kind="outline" to={askTo('refuse')} replace preventScrollReset>
            {t('creator.console.refuse')}
          </LinkButton>
          <LinkButton to={askTo('grant')} replace preventScrollReset>
            {t('creator.console.grant')}
          </LinkButton>
        </div>
      )}
      {isOpen && ask === 'grant' && <GrantDialog facts={facts} />}
      {isOpen && ask === 'refuse' && <RefuseDialog facts={facts} />}
    </>
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
