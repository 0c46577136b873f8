import type { Condition } from '../../../../contract/domains/creator/shapes.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { useFigure } from '../days.ts';
import { Mark } from './SuperScreen.tsx';

/** What somebody needs to become a creator: done, or what lacks, in figures and at their own pace. */
export function ConditionList({ list }: { list: readonly Condition[] }) {
  const t = useT();
  // What nobody needs to have isn't asked.
  const asked = list.filter(({ name, need }) => need > 0 || !counted.has(name));
  const done = asked.filter((condition) => condition.done === 1).length;
  return (
    <section className="card card-flush">
      <h2 className="px-4 pt-3 pb-1 text-sm font-bold text-ink-2">
        {t('creator.conditions.done', { done, all: asked.length })}
      </h2>
      <ul>
        {asked.map((condition) => (
          <ConditionRow key={condition.name} condition={condition} />
        ))}
      </ul>
    </section>
  );
}

/** Conditions that are counted have a meter while they are open. */
const counted = new Set<Condition['name']>(['threads', 'followers']);

function ConditionRow({ condition }: { condition: Condition }) {
  const t = useT();
  const figure = useFigure();
  const { name, have, need } = condition;
  const isMet = condition.done === 1;
  const said = counted.has(name)
    ? t('creator.conditions.have', { figure: figure(have) })
    : t(`creator.conditions.${isMet ? 'met' : 'open'}.${name}`);
  return (
    <li className="flex gap-3 border-b border-line px-4 py-3 last:border-b-0">
      <Mark isMet={isMet} />
      <div className="min-w-0 flex-1">
        <b className="block text-md">
          {t(`creator.conditions.need.${name}`, { count: need, figure: figure(need) })}
          <span className="sr-only">{t(isMet ? 'creator.is.met' : 'creator.is.open')}</span>
        </b>
        <span className="block text-sm text-ink-2">
          {said} {!isMet && <Pace days={condition.days} />}
        </span>
        {!isMet && counted.has(name) && <progress className="meter mt-1" max={need} value={have} aria-label={said} />}
        {!isMet && name === 'email' && (
          <Link to="/ucenter/setting/account" className="tap link text-sm">
            {t('threads.proof.verify')}
          </Link>
        )}
      </div>
    </li>
  );
}

/** A pace of more than a year says nothing. */
const longestPace = 365;

/** How long it takes at the pace of the last month, in days or weeks. */
function Pace({ days }: { days: number }) {
  const t = useT();
  if (days === 0 || days > longestPace) return null;
  if (days < 14) return t('creator.conditions.paceDays', { count: days });
  return t('creator.conditions.paceWeeks', { count: Math.round(days / 7) });
}
