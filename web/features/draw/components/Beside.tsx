import type { DrawView } from '../../../../contract/domains/draw/shapes.ts';
import { Card } from '../../../design/parts.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { CheckLink } from './CheckLink.tsx';
import { EarlierRow } from './EarlierRow.tsx';

/** So many of the draws before it stand here; the others on their own page. */
const shown = 5;

/** Why the draw can be trusted, and the draws before it: beside it in wide windows, below it in others. */
export function DrawBeside({ draw }: { draw: DrawView }) {
  const t = useT();
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
            {draw.earlier.slice(0, shown).map((row) => (
              <EarlierRow key={row.drawid} draw={row} />
            ))}
          </ul>
          {draw.earlier_count > shown && (
            <Link to="/jackpot/earlier" className="link inline-flex min-h-11 items-center">
              {t('draw.page.earlierAll')}
            </Link>
          )}
        </Card>
      )}
    </>
  );
}
