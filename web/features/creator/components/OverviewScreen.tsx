import '../../../design/sheets/creator.css';
import type { CreatorCentre } from '../../../../contract/domains/creator/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { plainPortrait } from '../../../design/avatar.ts';
import { Note } from '../../../design/parts.tsx';
import { countryCodeOf } from '../../../design/person.ts';
import { Link } from '../../../router/links.tsx';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { dayLater, middleOf, useDayIn, useDayNear, useFigure, useMonthName } from '../days.ts';
import type { Overview } from '../queries.ts';
import type { TrendAsked } from '../trend.ts';
import { CreatorTabs } from './CreatorTabs.tsx';
import { FirstSteps, GrantedWords } from './GrantedCard.tsx';
import { MostRead } from './MostRead.tsx';
import { TotalTiles } from './TotalTiles.tsx';
import { TrendCard } from './TrendCard.tsx';

interface OverviewScreenProps {
  overview: Overview;
  asked: TrendAsked;
}

/** A creator's figures: the month, five totals with the newest day's change, and one trend. */
export function OverviewScreen({ overview: { centre, beforeNoon, granted }, asked }: OverviewScreenProps) {
  const t = useT();
  const dayIn = useDayIn();
  const { newestDay, banner } = centre;
  const counted = { day: dayIn('weekday', newestDay), next: dayIn('weekday', dayLater(newestDay, 1)) };
  // Who had figures before is no beginner for a quiet span.
  const { viewCount, threadCount, likeCount, fansCount, commentCount } = centre.info;
  const isEmpty =
    [viewCount, threadCount, likeCount, fansCount, commentCount].every((count) => count === 0) &&
    centre.trends.every(({ total }) => total === 0);
  return (
    <>
      <CreatorHead centre={centre} granted={granted} />
      <CreatorTabs />
      {granted && <FirstSteps />}
      {banner && !granted && <Banner banner={banner} />}
      {beforeNoon && !isEmpty && (
        <div className="max-sm:px-4">
          <Note icon="clock">{t('creator.beforeNoon', counted)}</Note>
        </div>
      )}
      <TotalTiles info={centre.info} withDiff={!isEmpty} />
      {!isEmpty && (
        <p className="px-4 text-xs text-ink-3">
          {t('creator.against', { day: counted.day, before: dayIn('weekday', dayLater(newestDay, -1)) })}
        </p>
      )}
      <TrendCard centre={centre} asked={asked} isEmpty={isEmpty} />
      <div className="contents lg:hidden">
        <MostRead threads={centre.mostRead} />
      </div>
    </>
  );
}

/** Who it is, since when, and the month so far; in the first week that it was granted, and with what words. */
function CreatorHead({ centre: { info, month }, granted }: Pick<Overview, 'centre' | 'granted'>) {
  const t = useT();
  const dayNear = useDayNear();
  const figure = useFigure();
  const monthName = useMonthName();
  const viewer = useSession();
  const fid = viewer?.countryFid ?? 0;
  return (
    <section
      className="cloth flex flex-wrap items-center gap-x-3 gap-y-2 p-4 sm:rounded-lg sm:px-5"
      data-cloth={countryOfFid(fid)?.cloth ?? 'dots'}
    >
      <Avatar
        name={info.username}
        country={countryCodeOf(fid)}
        info={plainPortrait(viewer?.avatar ?? '', viewer?.frame ?? '')}
        size="lg"
        decorative
      />
      <div className="min-w-24 flex-1">
        <h1 className="heading text-lg wrap-anywhere" dir={granted ? undefined : 'auto'}>
          {granted ? t('creator.granted.title') : info.username}
        </h1>
        {info.beCreatorTime > 0 && (
          <p className="soft text-xs">
            {t('creator.since', { day: dayNear(info.beCreatorTime, middleOf(month.month)) })}
          </p>
        )}
      </div>
      <dl className="text-end">
        <dt className="soft text-xs">{t('creator.pointsIn', { month: monthName(month.month) })}</dt>
        <dd className="heading num text-xl">{figure(month.points)}</dd>
        {month.rank > 0 && <dd className="soft text-xs">{t('creator.rank', { rank: month.rank })}</dd>}
      </dl>
      {granted && <GrantedWords granted={granted} />}
    </section>
  );
}

/** What operators show the creators of a country. */
function Banner({ banner }: { banner: NonNullable<CreatorCentre['banner']> }) {
  const picture = (
    <img
      className="block max-h-40 w-full object-cover sm:rounded-lg"
      src={banner.img}
      alt={banner.title}
      loading="lazy"
    />
  );
  return banner.url === '' ? picture : <Link to={banner.url}>{picture}</Link>;
}
