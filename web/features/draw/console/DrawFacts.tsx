import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { useWhen } from '../use-when.ts';
import { Ask } from './Ask.tsx';
import type { AdminDrawOne } from './DrawingPanel.tsx';

/** Which public number decides, in words; where there is none our own does alone, and that is said. */
export function useRoundWords(): (round: number) => string {
  const t = useT();
  const { language } = useLocale();
  return (round) =>
    round > 0 ? t('draw.page.round', { round: round.toLocaleString(language) }) : t('draw.page.noBeacon');
}

/** When it opens and closes, and which public number decides. */
export function DrawFacts({ draw }: { draw: AdminDrawOne }) {
  const t = useT();
  const when = useWhen();
  const { language } = useLocale();
  const roundWords = useRoundWords();
  const orNone = (at: number): string => (at > 0 ? when(at) : '–');
  const lines = [
    ['draw.page.step.open', orNone(draw.opens_at)],
    ['draw.console.field.closes', orNone(draw.closes_at)],
    ['draw.page.step.beacon', roundWords(draw.round)],
    ['draw.console.field.tickets', draw.tickets.toLocaleString(language)],
  ] as const;
  return (
    <section className="card">
      <dl className="rows">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt className="flex-1 font-bold">{t(label)}</dt>
            <dd className="num text-end text-sm text-ink-2">{value}</dd>
          </div>
        ))}
      </dl>
      {draw.state !== 'planned' && (
        <Link to={`/jackpot/${draw.drawid}`} className="link inline-flex min-h-11 items-center">
          {t('draw.console.look')}
        </Link>
      )}
    </section>
  );
}

/** Whom the draw leaves out, until it closes. */
export function Excluded({ draw }: { draw: AdminDrawOne }) {
  const t = useT();
  const isOpen = draw.state === 'planned' || draw.state === 'sealed' || draw.state === 'open';
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t('draw.console.excluded')}</h2>
      </div>
      {draw.excluded.length === 0 && <p className="text-sm text-ink-2">{t('draw.console.excludedNone')}</p>}
      <ul>
        {draw.excluded.map(({ uid, username, reason }) => (
          <li key={uid} className="wrap-anywhere">
            <b>
              <bdi>{username}</bdi>
            </b>
            <span className="block text-sm text-ink-2" dir="auto">
              {reason}
            </span>
          </li>
        ))}
      </ul>
      {isOpen && (
        <div className="mt-2">
          <Ask ask="exclude" />
        </div>
      )}
    </section>
  );
}
