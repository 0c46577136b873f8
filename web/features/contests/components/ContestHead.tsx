import type { ReactNode } from 'react';
import type { ContestShape } from '../../../../contract/domains/contests/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { Icon } from '../../../design/Icon.tsx';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { useContestDays } from '../days.ts';
import { PhaseTag } from './ContestCard.tsx';

/** What a contest is about, its three dates with the present one ringed, and what can be done now. */
export function ContestHead({ contest }: { contest: ContestShape }) {
  const t = useT();
  const { language } = useLocale();
  const { phase, country_fid, title, brief, entries } = contest;
  const days = useContestDays();
  const where = countryOfFid(country_fid)?.names[language] ?? t('contests.contest.everyCountry');
  const isWon = phase === 'won';
  return (
    <section className="card cloth flex flex-col gap-3 py-4! sm:p-6!" data-cloth="star">
      <div className="flex flex-wrap items-center gap-2">
        <PhaseTag phase={phase} />
        <span className="soft text-xs">{isWon ? days.long(contest.winners_at) : where}</span>
      </div>
      <h1 className="heading text-2xl" dir="auto">
        {title}
      </h1>
      <p className="soft text-md" dir="auto">
        {isWon ? t('contests.contest.wonLine', { count: entries, winners: winnersOf(contest) }) : brief}
      </p>
      {!isWon && <Dates contest={contest} />}
      <Act contest={contest} />
    </section>
  );
}

const winnersOf = ({ prizes }: ContestShape): number =>
  prizes.reduce((count, { winners }) => count + winners.length, 0);

/** Photos until, likes until, winners on. */
function Dates({
  contest: { phase, opens_at, entries_until, closes_at, winners_at, decide },
}: {
  contest: ContestShape;
}) {
  const t = useT();
  const { short, hour } = useContestDays();
  const byLikes = decide === 'likes' || decide === 'both';
  const steps = [
    phase === 'before'
      ? { name: 'opens', at: opens_at, on: true }
      : { name: 'entries', at: entries_until, on: phase === 'open' },
    { name: byLikes ? 'likes' : 'closes', at: closes_at, on: phase === 'liking' },
    { name: 'winners', at: winners_at, on: phase === 'closed' },
  ];
  return (
    <ol className="contest-days">
      {steps.map(({ name, at, on }) => (
        <li key={name} aria-current={on ? 'step' : undefined}>
          {t(`contests.contest.until.${name}`)}
          <b>{short(at)}</b>
          {name !== 'winners' && hour(at)}
        </li>
      ))}
    </ol>
  );
}

/** The way in, or why there is none. */
function Act({ contest }: { contest: ContestShape }) {
  const t = useT();
  const { long, moment } = useContestDays();
  const { id, phase, own, entries, entries_max: max } = contest;
  if (phase === 'before')
    return <p className="soft text-sm">{t('contests.phase.before.day', { day: moment(contest.opens_at) })}</p>;
  if (phase === 'liking') {
    const byLikes = contest.decide === 'likes' || contest.decide === 'both';
    const says = byLikes ? 'contests.contest.likesCount' : 'contests.contest.closedLine';
    return <p className="soft text-sm">{t(says, { count: entries, day: moment(contest.closes_at) })}</p>;
  }
  if (phase === 'closed') {
    return (
      <p className="soft text-sm">
        {t('contests.contest.chosenOn', { count: entries, day: long(contest.winners_at) })}
      </p>
    );
  }
  if (phase === 'won') return null;
  const said = own.entries > 0 ? t('contests.contest.mineIn', { count: own.entries, max }) : null;
  if (own.enterRefusal === 'contests.other_country')
    return <p className="soft text-sm">{t('contests.refusal.other_country')}</p>;
  if (own.left === 0 && own.entries > 0) return <p className="soft text-sm">{said}</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Link
        to={own.agreed === 1 ? `/photos/add?contest=${id}` : `/photos/agreement?contest=${id}`}
        className="btn btn-on-field"
      >
        <Icon name="image-plus" />
        {t(own.entries > 0 ? 'contests.contest.enterMore' : 'contests.contest.enter')}
      </Link>
      <Said>{said}</Said>
    </div>
  );
}

const Said = ({ children }: { children: ReactNode }) => children && <span className="soft text-sm">{children}</span>;
