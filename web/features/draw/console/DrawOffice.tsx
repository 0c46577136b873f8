import '../../../design/sheets/draw.css';
import { LinkButton } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { NeedsScript } from '../../../design/NeedsScript.tsx';
import { Note } from '../../../design/parts.tsx';
import { useSearch } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useSession } from '../../../session/root-data.ts';
import { useMoment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';
import { PrizeImage } from '../components/PrizeImage.tsx';
import { useFollow } from '../use-follow.ts';
import {
  ExcludeDialog,
  PassDialog,
  PublishDialog,
  RedrawDialog,
  RemoveDialog,
  SealDialog,
  SentDialog,
} from './AskDialogs.tsx';
import { askedOf, askTo } from './asked.ts';
import { DrawForm } from './DrawForm.tsx';
import { type AdminDrawOne, DrawingPanel } from './DrawingPanel.tsx';
import type { Deeds } from './deeds.ts';
import { KeyCard } from './KeyCard.tsx';
import { Picks } from './Picks.tsx';
import { PrizeForm } from './PrizeForm.tsx';
import { StateTag } from './StateTag.tsx';
import { useDrawKey } from './use-draw-key.ts';

interface DrawOfficeProps {
  draw: AdminDrawOne;
  deeds: Deeds;
  hasBeacon: boolean;
}

/** A draw as operators run it: planned and sealed, then drawn place by place, published, and its prizes sent. */
export function DrawOffice({ draw, deeds, hasBeacon }: DrawOfficeProps) {
  const { language } = useLocale();
  useFollow(draw.state);
  const isPlanned = draw.state === 'planned';
  const isRunning = draw.state === 'closed' || draw.state === 'drawing';
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 sm:px-0">
        <h1 className="heading min-w-40 flex-1 text-xl wrap-anywhere" dir="auto">
          {draw.title[language]}
        </h1>
        <StateTag state={draw.state} />
      </div>
      {isRunning && <Drawing draw={draw} />}
      {draw.state === 'drawn' && (
        <div className="px-4 sm:px-0">
          <Ask ask="publish" kind="primary" />
        </div>
      )}
      <Facts draw={draw} />
      <Prizes draw={draw} />
      <Picks draw={draw} />
      <Excluded draw={draw} />
      {isPlanned && (
        <div className="flex flex-wrap gap-2 px-4 sm:px-0">
          <Ask ask="change" />
          <Ask ask="addPrize" />
          <Ask ask="remove" />
          <Ask ask="seal" kind="primary" />
        </div>
      )}
      <Asked draw={draw} deeds={deeds} hasBeacon={hasBeacon} />
    </>
  );
}

function Ask({ ask, kind = 'outline' }: { ask: string; kind?: 'outline' | 'primary' }) {
  const t = useT();
  return (
    <LinkButton kind={kind} to={askTo(ask)} replace preventScrollReset>
      {t(`draw.console.${ask}`)}
    </LinkButton>
  );
}

/** The key and the drawing; who else draws is said while they do (R-JCK-002). */
function Drawing({ draw }: { draw: AdminDrawOne }) {
  const t = useT();
  const moment = useMoment();
  const held = useDrawKey();
  const own = useSession()?.uid ?? 0;
  const { drawing } = draw;
  const isBusy = drawing !== null && drawing.uid !== own;
  return (
    <>
      <NeedsScript>{t('draw.console.needsScript')}</NeedsScript>
      {isBusy && (
        <Note tone="warning" icon="clock">
          {t('draw.console.busy', { name: drawing.username, at: moment(drawing.since) })}
        </Note>
      )}
      <KeyCard held={held} />
      <DrawingPanel draw={draw} held={held} isBusy={isBusy} />
    </>
  );
}

/** When it opens and closes, and which public number decides. */
function Facts({ draw }: { draw: AdminDrawOne }) {
  const t = useT();
  const moment = useMoment();
  const { language } = useLocale();
  const when = (at: number): string => (at > 0 ? moment(at) : '–');
  const lines = [
    ['draw.console.field.opens_at', when(draw.opens_at)],
    ['draw.console.field.closes_at', when(draw.closes_at)],
    ['draw.console.field.round', draw.round.toLocaleString(language)],
    ['draw.console.field.tickets', draw.tickets.toLocaleString(language)],
  ] as const;
  return (
    <section className="card">
      <dl className="rows">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt className="flex-1 font-bold">{t(label)}</dt>
            <dd className="num text-end text-sm text-ink-2">{value}</dd>
          </div>
        ))}
      </dl>
      {draw.state !== 'planned' && (
        <Link to={`/jackpot/${draw.drawid}`} className="link inline-flex min-h-11 items-center">
          {t('draw.console.look')}
        </Link>
      )}
    </section>
  );
}

function Prizes({ draw }: { draw: AdminDrawOne }) {
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

/** Whom the draw leaves out, until it closes. */
function Excluded({ draw }: { draw: AdminDrawOne }) {
  const t = useT();
  const isOpen = draw.state === 'planned' || draw.state === 'sealed' || draw.state === 'open';
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t('draw.console.excluded')}</h2>
      </div>
      {draw.excluded.length === 0 && <p className="text-sm text-ink-2">{t('draw.console.excludedNone')}</p>}
      <ul>
        {draw.excluded.map(({ uid, username, reason }) => (
          <li key={uid} className="wrap-anywhere">
            <b>
              <bdi>{username}</bdi>
            </b>
            <span className="block text-sm text-ink-2" dir="auto">
              {reason}
            </span>
          </li>
        ))}
      </ul>
      {isOpen && (
        <div className="mt-2">
          <Ask ask="exclude" />
        </div>
      )}
    </section>
  );
}

/** The question that the address opens. */
function Asked({ draw, deeds, hasBeacon }: DrawOfficeProps) {
  const { ask, id } = askedOf(useSearch());
  const isPlanned = draw.state === 'planned';
  const prize = draw.prizes.find((each) => each.id === id);
  const pick = draw.picks.find(({ place }) => place === id);
  const { drawid } = draw;
  if (isPlanned && ask === 'change') return <DrawForm draw={draw} deeds={deeds} hasBeacon={hasBeacon} />;
  if (isPlanned && ask === 'addPrize') return <PrizeForm draw={draw} />;
  if (isPlanned && ask === 'prize' && prize) return <PrizeForm key={id} draw={draw} prize={prize} />;
  if (isPlanned && ask === 'seal') return <SealDialog draw={draw} />;
  if (isPlanned && ask === 'remove') return <RemoveDialog draw={draw} />;
  if (ask === 'exclude') return <ExcludeDialog draw={draw} />;
  if (ask === 'publish') return <PublishDialog draw={draw} />;
  if (ask === 'pass' && draw.proposal) return <PassDialog draw={draw} />;
  if (ask === 'again' && pick) return <RedrawDialog drawid={drawid} pick={pick} />;
  if (ask === 'sent' && pick) return <SentDialog drawid={drawid} pick={pick} />;
  return null;
}
