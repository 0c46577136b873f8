import type { DrawView } from '../../../../contract/domains/draw/shapes.ts';
import { Icon } from '../../../design/Icon.tsx';
import { Card } from '../../../design/parts.tsx';
import { Link } from '../../../router/links.tsx';
import { useDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import { CheckLink } from './CheckLink.tsx';

/** Why the draw can be trusted, and the draws before it: beside it in wide windows, below it in others. */
export function DrawBeside({ draw }: { draw: DrawView }) {
  const t = useT();
  const day = useDay();
  const last = draw.state === 'published' ? draw.drawid : (draw.earlier[0]?.drawid ?? 0);
  return (
    <>
      <Card title={t('draw.page.trust')}>
        <p className="text-sm text-ink-2">
          {t(draw.beacon.round > 0 ? 'draw.page.trustText' : 'draw.page.trustAlone')}
        </p>
        {last > 0 && (
          <CheckLink drawid={last} className="link inline-flex min-h-11 items-center">
            {t(last === draw.drawid ? 'draw.check.title' : 'draw.page.checkLast')}
          </CheckLink>
        )}
      </Card>
      {draw.earlier.length > 0 && (
        <Card title={t('draw.page.earlier')}>
          <ul>
            {draw.earlier.map((row) => (
              <li key={row.drawid} className="draw-earlier">
                <Link to={`/jackpot/${row.drawid}`} className="tap">
                  <span className="min-w-0 flex-1">
                    <b className="block text-md wrap-anywhere" dir="auto">
                      {row.title}
                    </b>
                    <span className="block text-sm text-ink-2">
                      {t('draw.page.earlierOf', { count: row.pieces, day: day(row.closes_at) })}
                    </span>
                  </span>
                  <Icon name="chevron-right" size="s" className="text-ink-3" flip />
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
