import type { DrawFactsShown } from '../../../../contract/domains/draw/shapes.ts';
import { Icon } from '../../../design/Icon.tsx';
import { Link } from '../../../router/links.tsx';
import { useDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';

/** A draw that is over: how many prizes it had, and the day it closed. */
export function EarlierRow({ draw: { drawid, title, pieces, winners, closes_at } }: { draw: DrawFactsShown }) {
  const t = useT();
  const day = useDay();
  return (
    <li className="draw-earlier">
      <Link to={`/jackpot/${drawid}`} className="tap">
        <span className="min-w-0 flex-1">
          <b className="block text-md wrap-anywhere" dir="auto">
            {title}
          </b>
          <span className="block text-sm text-ink-2">
            {winners === 0
              ? [t('draw.page.winners', { count: 0 }), day(closes_at)].join(', ')
              : t('draw.page.earlierOf', { count: pieces, day: day(closes_at) })}
          </span>
        </span>
        <Icon name="chevron-right" size="s" className="text-ink-3" flip />
      </Link>
    </li>
  );
}
