import { statisticsLimits } from '../../../../contract/domains/statistics/limits.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { useRowAtCurrent } from '../../../design/row-at-current.ts';
import { secondsOf } from '../../../lib/time.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useCivilDay } from '../../../texts/days.tsx';
import { Moment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';
import { type Asked, addressOf, type Known } from '../asked.ts';
import { retention, type StatisticsPage, worded } from '../queries.ts';
import { FigureCard } from './FigureCard.tsx';
import { FileButton, WeeksFile } from './FileButtons.tsx';
import { RetentionCard } from './RetentionCard.tsx';
import { StatisticsFilter } from './StatisticsFilter.tsx';

/** What is counted each day: a question at a time, of a country, a language, or all, with its file. */
export function StatisticsScreen({ asked, known, countedAt, series, weeks }: StatisticsPage) {
  const t = useT();
  const figures = series.map(({ figure }) => figure);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 pt-2 sm:px-0 sm:pt-0">
        <h1 className="heading min-w-0 flex-1 text-2xl">{t('statistics.title')}</h1>
        {asked && figures.length > 0 && <FileButton asked={asked} figures={figures} />}
        {asked?.about === retention && weeks.length > 0 && <WeeksFile asked={asked} weeks={weeks} />}
      </div>
      {asked && known ? (
        <>
          <Abouts asked={asked} known={known} />
          <StatisticsFilter asked={asked} known={known} />
          <Question asked={asked} />
          <div className="grid min-w-0 gap-2 lg:grid-cols-2 lg:items-start lg:gap-3">
            {series.map((each) => (
              <FigureCard key={each.figure} series={each} beside={asked.beside} />
            ))}
          </div>
          {asked.about === retention && <RetentionCard weeks={weeks} />}
          <Foot asked={asked} countedAt={countedAt} />
        </>
      ) : (
        <EmptyState title={t('statistics.none')} text={t('statistics.noneText')} />
      )}
    </>
  );
}

/** What one may look at, each by its address. */
function Abouts({ asked, known }: { asked: Asked; known: Known }) {
  const t = useT();
  const row = useRowAtCurrent(asked.about);
  return (
    <nav ref={row} className="tabs bg-surface px-1 sm:rounded-md" aria-label={t('statistics.about')}>
      {known.abouts.map((about) => (
        <Link
          key={about}
          to={addressOf({ ...asked, about })}
          className="tab"
          aria-current={about === asked.about ? 'page' : undefined}
        >
          {worded.includes(about) ? t(`statistics.about.${about}`) : about}
        </Link>
      ))}
    </nav>
  );
}

function Question({ asked: { about, from, to } }: { asked: Asked }) {
  const t = useT();
  const day = useCivilDay();
  return (
    <div className="px-4 sm:px-0">
      <h2 className="text-lg font-bold">{t(`statistics.question.${worded.includes(about) ? about : 'other'}`)}</h2>
      {about !== retention && (
        <p className="text-sm text-ink-2">{t('statistics.span', { from: day(from), to: day(to) })}</p>
      )}
    </div>
  );
}

/** By whose clock days are, what isn't shown, and when it was counted. */
function Foot({ asked: { countryFid }, countedAt }: { asked: Asked; countedAt: string | null }) {
  const t = useT();
  const { language } = useLocale();
  const { fewPeople } = statisticsLimits;
  const place = countryOfFid(countryFid)?.names[language];
  return (
    <p className="px-4 pb-2 text-xs text-ink-3 sm:px-0">
      {place ? t('statistics.ownDays', { place }) : t('statistics.utcDays')}{' '}
      {t('statistics.note', { under: fewPeople, shown: t('statistics.under', { under: fewPeople }) })}{' '}
      {countedAt !== null && (
        <>
          {t('statistics.countedAt')} <Moment at={secondsOf(countedAt)} />
        </>
      )}
    </p>
  );
}
