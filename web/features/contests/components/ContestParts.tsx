import type { ContestShape } from '../../../../contract/domains/contests/shapes.ts';
import { Icon } from '../../../design/Icon.tsx';
import { Card, Tag } from '../../../design/parts.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { photoPath } from '../../../lib/photo-path.ts';
import { Link } from '../../../router/links.tsx';
import { useLowData } from '../../../session/low-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { useContestDays } from '../days.ts';
import { WinnerPhoto } from './WinnerPhoto.tsx';

interface PartProps {
  contest: ContestShape;
}

/** What can be won, and what decides. */
export function Prizes({ contest: { prizes, decide, jury } }: PartProps) {
  const t = useT();
  const gold = (count: number): string => t('contests.contest.gold', { count });
  return (
    <Card title={t('contests.contest.prizes')}>
      <ol>
        {prizes.map(({ place, what, xgold, count }) => (
          <li key={place} className="contest-prize">
            <span className="contest-place">{place}</span>
            <span className="min-w-0 flex-1">
              <b className="text-md" dir="auto">
                {what}
              </b>
              {(xgold > 0 || count > 1) && (
                <span className="dots block text-sm text-ink-2">
                  {xgold > 0 && gold(xgold) !== what && <span>{gold(xgold)}</span>}
                  {count > 1 && <span>{t('contests.contest.pieces', { count })}</span>}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      <p className="pt-2 text-sm text-ink-2">{t(`contests.decide.${decide}`, { jury: jury.length })}</p>
    </Card>
  );
}

/** A rule a line, and the way to all that is agreed to. */
export function RulesInShort({ contest: { id, rules } }: PartProps) {
  const t = useT();
  return (
    <Card
      title={t('contests.contest.rules')}
      aside={
        <Link to={`/photos/agreement?contest=${id}`} className="link inline-flex min-h-11 items-center text-sm">
          {t('contests.contest.agreement')}
        </Link>
      }
    >
      <ul>
        {rules.map((rule) => (
          <li key={rule} className="flex min-h-9 items-center gap-2 text-md">
            <Icon name="check" size="s" className="text-success-text" />
            <span className="flex-1" dir="auto">
              {rule}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The photos that won, by place. */
export function Winners({ contest }: PartProps) {
  const t = useT();
  const lite = useLowData();
  const { id, fid, prizes, jury, decide } = contest;
  const won = prizes.flatMap(({ place, what, winners }) => winners.map((winner) => ({ ...winner, place, what })));
  if (won.length === 0) return null;
  return (
    <Card
      title={t('contests.contest.winners')}
      aside={
        <Link to={`/photos/contest/${id}/entries`} className="link inline-flex min-h-11 items-center text-sm">
          {t('contests.contest.allPhotos')}
        </Link>
      }
    >
      <div className="winners">
        {won.map(({ tid, subject, username, photo, place, what }) => (
          <Link key={`${place}:${tid}`} to={photoPath({ tid, fid })} className="winner">
            {photo && !lite && <WinnerPhoto photo={photo} />}
            <span className="winner-place">
              <span>
                <span className="sr-only">{t('contests.contest.place')} </span>
                {place}
              </span>
            </span>
            <span className="winner-who">
              <b className="block" dir={directionOf(subject)}>
                {subject}
              </b>
              {username !== '' && (
                <span className="block" dir="auto">
                  {username}
                </span>
              )}
              <span dir="auto">{what}</span>
            </span>
          </Link>
        ))}
      </div>
      <p className="pt-3 text-sm text-ink-2">
        {jury.length > 0 &&
          `${t('contests.contest.juryWas', { names: jury.map(({ username }) => username).join(', ') })} `}
        {t(`contests.decide.${decide}`, { jury: jury.length })}
      </p>
    </Card>
  );
}

/** The reader's own entries, each with what became of it. */
export function MyEntries({ contest: { own, fid, phase, entries_until } }: PartProps) {
  const t = useT();
  const { moment } = useContestDays();
  if (own.mine.length === 0) return null;
  return (
    <>
      <section className="card card-flush">
        <h2 className="heading px-4 pt-3 text-lg">{t('contests.contest.mine', { count: own.mine.length })}</h2>
        {own.mine.map(({ tid, subject, photo, like, replies, state }) => (
          <article key={tid} className="photo-row">
            <span className="photo-row-face">{photo && <img src={photo.preview} alt="" loading="lazy" />}</span>
            <span className="min-w-0">
              <Link to={photoPath({ tid, fid })} className="block font-bold" dir={directionOf(subject)}>
                {subject}
              </Link>
              <span className="block text-sm text-ink-2">
                {state === 'in'
                  ? t('contests.mine.figures', { likes: like, replies })
                  : t(`contests.mine.${state}Text`)}
              </span>
              <StateTag state={state} tid={tid} />
            </span>
            {state !== 'out' && phase === 'open' && (
              <Link
                to={photoPath({ tid, fid })}
                className="icon-btn"
                aria-label={t('contests.mine.change', { title: subject })}
              >
                <Icon name="pencil" />
              </Link>
            )}
          </article>
        ))}
      </section>
      {phase === 'open' && (
        <p className="px-4 text-sm text-ink-2">{t('contests.mine.until', { day: moment(entries_until) })}</p>
      )}
    </>
  );
}

function StateTag({ state, tid }: { state: 'in' | 'review' | 'out'; tid: number }) {
  const t = useT();
  if (state === 'out') {
    return (
      <Link to={`/permission?tid=${tid}`} className="link inline-flex min-h-11 items-center text-sm">
        {t('contests.mine.why')}
      </Link>
    );
  }
  return <Tag tone={state === 'in' ? 'success' : 'plain'}>{t(`contests.mine.${state}`)}</Tag>;
}
