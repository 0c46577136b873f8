import '../../../design/sheets/draw.css';
import type { DrawView } from '../../../../contract/domains/draw/shapes.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { useFollow } from '../use-follow.ts';
import { DrawBeside } from './Beside.tsx';
import { CheckLink } from './CheckLink.tsx';
import { DrawHead } from './DrawHead.tsx';
import { OwnProof } from './OwnProof.tsx';
import { OwnWins } from './OwnWins.tsx';
import { PrizeImage } from './PrizeImage.tsx';
import { Sealed } from './Sealed.tsx';
import { Steps } from './Steps.tsx';
import { WinnerRow } from './WinnerRow.tsx';

/** A draw as everybody sees it, in each of its states; pieces are counted, and chances never said (R-JCK-005). */
export function DrawScreen({ draw }: { draw: DrawView }) {
  useFollow(draw.state);
  return (
    <>
      <OwnWins draw={draw} />
      <DrawHead draw={draw} />
      {draw.again > 0 && <Again draw={draw} />}
      {draw.first_winners.length > 0 && <FirstWinners draw={draw} />}
      <Prizes draw={draw} />
      <Steps draw={draw} />
      <OwnProof draw={draw} />
      <Sealed draw={draw} />
      <div className="contents lg:hidden">
        <DrawBeside draw={draw} />
      </div>
    </>
  );
}

/** Where a country has no draw. */
export function NoDraw() {
  const t = useT();
  return (
    <section className="card">
      <h1 className="sr-only">{t('draw.page.title')}</h1>
      <EmptyState title={t('draw.page.none')} text={t('draw.page.noneText')} />
    </section>
  );
}

function Prizes({ draw }: { draw: DrawView }) {
  const t = useT();
  const isDrawn = draw.state === 'drawing' || draw.state === 'drawn';
  return (
    <section className="card card-flush">
      <h2 className="draw-label">{t('draw.page.prizes')}</h2>
      <ul>
        {draw.prizes.map((prize) => (
          <li key={prize.id} className="draw-prize">
            <PrizeImage {...prize} />
            <b className="min-w-0 flex-1 text-md wrap-anywhere" dir="auto">
              {prize.name}
            </b>
            <span className="num text-sm text-ink-2">{t(isDrawn ? 'draw.page.left' : 'draw.page.pieces', prize)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Again({ draw }: { draw: DrawView }) {
  const t = useT();
  return (
    <section className="card">
      <h2 className="heading text-lg">{t('draw.page.again', { count: draw.again })}</h2>
      <p className="mt-1 text-ink-2">{t('draw.page.againText', { days: draw.claim_days })}</p>
      <CheckLink drawid={draw.drawid} className="link mt-1 inline-flex min-h-11 items-center gap-2">
        <Icon name="shield-check" size="s" /> {t('draw.check.title')}
      </CheckLink>
    </section>
  );
}

/** The first winners of a published draw, the newest of one that is drawn. */
function FirstWinners({ draw }: { draw: DrawView }) {
  const t = useT();
  const { state, first_winners, own_wins, winners, drawid } = draw;
  const isPublished = state === 'published';
  const own = new Set(own_wins.map(({ place }) => place));
  return (
    <section className="card card-flush">
      <div className="draw-title">
        <h2 className="heading flex-1 text-lg">
          {isPublished ? t('draw.page.winners', { count: winners }) : t('draw.page.soFar')}
        </h2>
        {isPublished && (
          <CheckLink drawid={drawid} className="btn btn-quiet btn-small">
            <Icon name="shield-check" size="s" /> {t('draw.page.checkIt')}
          </CheckLink>
        )}
      </div>
      <ul>
        {first_winners.map((winner) => (
          <WinnerRow
            key={winner.place}
            winner={winner}
            mine={own.has(winner.place) && winner.state !== 'unclaimed'}
            withCountry={!isPublished}
          />
        ))}
      </ul>
      <Link to={`/jackpot/${drawid}/winners`} className="tap min-h-14 px-4 text-primary-text">
        <span className="flex-1">{t('draw.page.allPlaces')}</span>
        <Icon name="chevron-right" size="s" flip />
      </Link>
      <p className="px-4 pb-3 text-sm text-ink-3">{t('draw.page.names')}</p>
    </section>
  );
}
