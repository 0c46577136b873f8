import { LinkButton } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useT } from '../../../texts/texts.tsx';
import { PrizeImage } from '../components/PrizeImage.tsx';
import { askTo } from './asked.ts';
import type { AdminDrawOne } from './DrawingPanel.tsx';

/** The prizes in their order: what is left of each, and which one is drawn next. */
export function PrizesLeft({ draw }: { draw: AdminDrawOne }) {
  const t = useT();
  const isPlanned = draw.state === 'planned';
  // What is left says something once places are drawn.
  const isEarly = isPlanned || draw.state === 'sealed' || draw.state === 'open';
  return (
    <section className="card card-flush">
      <h2 className="draw-label">{t(isEarly ? 'draw.page.prizes' : 'draw.console.prizesLeft')}</h2>
      {draw.prizes.length === 0 && <p className="px-4 pb-4 text-md text-ink-2">{t('draw.console.prizesNone')}</p>}
      <ul>
        {draw.prizes.map((prize) => (
          <li
            key={prize.id}
            className={prize.id === draw.next_prize && !isEarly ? 'draw-prize draw-chosen' : 'draw-prize'}
          >
            <PrizeImage {...prize} />
            <div className="min-w-0 flex-1">
              <b className="block text-md wrap-anywhere" dir="auto">
                {prize.shown}
              </b>
              <span className="num text-sm text-ink-2">
                {t(isEarly ? 'draw.page.pieces' : 'draw.page.left', { left: prize.left, count: prize.count })}
              </span>
            </div>
            {isPlanned ? (
              <LinkButton kind="outline" small to={askTo('prize', prize.id)} replace preventScrollReset>
                {t('draw.console.changePrize')}
              </LinkButton>
            ) : isEarly ? null : prize.left === 0 ? (
              <span className="text-success-text">
                <Icon name="check" />
                <span className="sr-only">{t('draw.console.allGiven')}</span>
              </span>
            ) : prize.id === draw.next_prize ? (
              <span className="text-primary-text">
                <Icon name="circle-check" />
                <span className="sr-only">{t('draw.console.isNext')}</span>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
