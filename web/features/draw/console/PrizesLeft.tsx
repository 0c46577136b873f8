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
  return (
    <section className="card card-flush">
      <h2 className="draw-label">{t(isPlanned ? 'draw.page.prizes' : 'draw.console.prizesLeft')}</h2>
      <ul>
        {draw.prizes.map((prize) => (
          <li
            key={prize.id}
            className={prize.id === draw.next_prize && !isPlanned ? 'draw-prize draw-chosen' : 'draw-prize'}
          >
            <PrizeImage {...prize} />
            <div className="min-w-0 flex-1">
              <b className="block text-md wrap-anywhere" dir="auto">
                {prize.shown}
              </b>
              <span className="num text-sm text-ink-2">
                {t(isPlanned ? 'draw.page.pieces' : 'draw.page.left', { left: prize.left, count: prize.count })}
              </span>
            </div>
            {isPlanned ? (
              <LinkButton kind="outline" small to={askTo('prize', prize.id)} replace preventScrollReset>
                {t('draw.console.changePrize')}
              </LinkButton>
            ) : prize.left === 0 ? (
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
