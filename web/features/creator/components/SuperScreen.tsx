import '../../../design/sheets/creator.css';
import type { MonthlyPoints } from '../../../../contract/domains/creator/shapes.ts';
import { Icon } from '../../../design/Icon.tsx';
import { Tag } from '../../../design/parts.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { lastDayOf, useDayIn, useFigure, useMonthName } from '../days.ts';
import { metOf, type SuperCondition, superConditions } from '../super.ts';
import { CreatorTabs } from './CreatorTabs.tsx';

/** What makes a super creator of the running month: three conditions as they are, and what of each there is (R-CRT-013). */
export function SuperScreen({ month }: { month: MonthlyPoints }) {
  const t = useT();
  const monthName = useMonthName();
  const dayIn = useDayIn();
  const conditions = superConditions(month.superCreator);
  return (
    <>
      <CreatorTabs />
      <section className="card">
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="heading flex-1 text-xl">{t('creator.super.in', { month: monthName(month.month) })}</h1>
          <Met conditions={conditions} />
        </div>
        <p className="mt-1 text-md text-ink-2">
          {t('creator.super.text', { day: dayIn('full', lastDayOf(month.month)) })}
        </p>
      </section>
      <ul className="card card-flush">
        {conditions.map((condition) => (
          <Condition key={condition.name} condition={condition} />
        ))}
      </ul>
      <section className="card">
        <h2 className="heading text-lg">{t('creator.super.points')}</h2>
        <Sources of={month.sources} />
        <p className="mt-2 text-sm text-ink-2">{t('creator.super.pointsText')}</p>
        <Link to="/ranking" className="tap link text-sm">
          {t('creator.super.ranking')}
        </Link>
        <p className="text-sm text-ink-3">{t('creator.super.calm')}</p>
      </section>
    </>
  );
}

const sources = { views: 'views', comments: 'comments', likes: 'praises', fans: 'fans' } as const;

/** Points by what gave them. */
function Sources({ of }: { of: MonthlyPoints['sources'] }) {
  const t = useT();
  const figure = useFigure();
  return (
    <dl className="mt-1">
      {(['views', 'comments', 'likes', 'fans'] as const).map((name) => (
        <div key={name} className="flex min-h-10 items-center gap-3">
          <dt className="flex-1 text-md text-ink-2">{t(`creator.trend.${sources[name]}`)}</dt>
          <dd className="num text-md font-bold">{figure(of[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

function Met({ conditions }: { conditions: readonly SuperCondition[] }) {
  const t = useT();
  const met = metOf(conditions);
  const isAll = met === conditions.length;
  return <Tag tone={isAll ? 'success' : 'value'}>{t('creator.super.met', { met, all: conditions.length })}</Tag>;
}

function Condition({ condition: { name, have, need, isMet } }: { condition: SuperCondition }) {
  const t = useT();
  const figure = useFigure();
  const said = t(`creator.super.have.${name}`, { count: have, have: figure(have), need: figure(need) });
  return (
    <li className="flex gap-3 border-b border-line px-4 py-3 last:border-b-0">
      <Mark isMet={isMet} />
      <div className="min-w-0 flex-1">
        <b className="block text-md">
          {t(`creator.super.need.${name}`, { need: figure(need), less: figure(need - 1) })}
          <span className="sr-only">{t(isMet ? 'creator.is.met' : 'creator.is.open')}</span>
        </b>
        <span className="block text-sm text-ink-2">{said}</span>
        <progress className={isMet ? 'meter meter-met mt-1' : 'meter mt-1'} max={need} value={have} aria-label={said} />
      </div>
    </li>
  );
}

/** A tick for what is met; what is open is only not done yet. */
export function Mark({ isMet }: { isMet: boolean }) {
  return (
    <span
      className={`grid size-7 flex-none place-items-center rounded-full ${isMet ? 'bg-success-soft text-success-text' : 'bg-sunken text-ink-3'}`}
    >
      <Icon name={isMet ? 'check' : 'minus'} size="s" />
    </span>
  );
}

/** The same beside other pages, in few words. */
export function SuperCard({ month }: { month: MonthlyPoints }) {
  const t = useT();
  const figure = useFigure();
  const conditions = superConditions(month.superCreator);
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t('creator.tab.super')}</h2>
        <div className="ms-auto">
          <Met conditions={conditions} />
        </div>
      </div>
      <ul className="flex flex-col gap-2">
        {conditions.map(({ name, have, need, isMet }) => (
          <li key={name}>
            <p className="flex flex-wrap gap-x-2 text-sm">
              <span className="flex-1">{t(`creator.super.short.${name}`)}</span>
              <b className="num">{`${figure(have)} / ${figure(need)}`}</b>
            </p>
            <progress
              className={isMet ? 'meter meter-met mt-1' : 'meter mt-1'}
              max={need}
              value={have}
              aria-label={t(`creator.super.short.${name}`)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
