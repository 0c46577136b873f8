import type { ContestRow } from '../../../../contract/domains/contests/shapes.ts';
import { Tag } from '../../../design/parts.tsx';
import { contestPath } from '../../../lib/photo-path.ts';
import { Link } from '../../../router/links.tsx';
import { useLowData } from '../../../session/low-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { useContestDays } from '../days.ts';
import { WinnerPhoto } from './WinnerPhoto.tsx';

/** A contest in a few words, on the board and in the list of all. */
export function ContestCard({ contest }: { contest: ContestRow }) {
  const t = useT();
  const lite = useLowData();
  const { id, title, phase, entries, first_prize, photo } = contest;
  const isWon = phase === 'won';
  return (
    <section className="card cloth flex flex-col gap-3 py-4! sm:p-6!" data-cloth="star">
      <div className="flex flex-wrap items-center gap-2">
        {isWon ? <PhaseTag phase={phase} /> : <span className="tag contest-open">{t('contests.contest')}</span>}
        <span className="soft text-xs">
          <PhaseLine contest={contest} />
        </span>
      </div>
      <h2 className="heading text-xl" dir="auto">
        <Link to={contestPath(id)}>{title}</Link>
      </h2>
      {isWon && photo && !lite && (
        <Link to={contestPath(id)} className="winner contest-won" aria-label={t('contests.contest.seeWinners')}>
          <WinnerPhoto photo={photo} />
          <span className="winner-place" aria-hidden="true">
            1
          </span>
        </Link>
      )}
      <p className="soft text-sm">
        {t('contests.contest.sofar', { count: entries })}
        {!isWon && first_prize !== '' && ` ${t('contests.contest.firstPrize', { prize: first_prize })}`}
      </p>
      <Link to={contestPath(id)} className="btn btn-on-field self-start">
        {t(isWon ? 'contests.contest.seeWinners' : 'contests.contest.see')}
      </Link>
    </section>
  );
}

/** Where it stands, in one word. */
export function PhaseTag({ phase }: Pick<ContestRow, 'phase'>) {
  const t = useT();
  const says = t(`contests.phase.${phase}`);
  if (phase === 'open') return <span className="tag contest-open">{says}</span>;
  return <Tag tone={phase === 'won' ? 'success' : 'plain'}>{says}</Tag>;
}

/** The day that counts next. */
export function PhaseLine({ contest }: { contest: ContestRow }) {
  const t = useT();
  const { long, moment } = useContestDays();
  const { phase, opens_at, entries_until, closes_at, winners_at } = contest;
  const at = { before: opens_at, open: entries_until, liking: closes_at, closed: winners_at, won: winners_at }[phase];
  const ends = phase === 'open' || phase === 'liking';
  return t(`contests.phase.${phase}.day`, { day: ends ? moment(at) : long(at) });
}
