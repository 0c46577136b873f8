import '../../../design/sheets/draw.css';
import type { ReactNode } from 'react';
import { NeedsScript } from '../../../design/NeedsScript.tsx';
import { Note } from '../../../design/parts.tsx';
import { useSearch } from '../../../router/hooks.ts';
import { useLocale } from '../../../router/locale.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { useFollow } from '../use-follow.ts';
import { useWhen } from '../use-when.ts';
import { Ask } from './Ask.tsx';
import {
  ExcludeDialog,
  PassDialog,
  PublishDialog,
  RedrawDialog,
  RemoveDialog,
  SealDialog,
  SentDialog,
} from './AskDialogs.tsx';
import { askedOf } from './asked.ts';
import { DrawFacts, Excluded } from './DrawFacts.tsx';
import { DrawForm } from './DrawForm.tsx';
import { type AdminDrawOne, DrawingPanel } from './DrawingPanel.tsx';
import type { Deeds } from './deeds.ts';
import { KeyCard } from './KeyCard.tsx';
import { Picks } from './Picks.tsx';
import { PrizeForm } from './PrizeForm.tsx';
import { PrizesLeft } from './PrizesLeft.tsx';
import { StateTag } from './StateTag.tsx';
import { useDrawKey } from './use-draw-key.ts';

interface DrawOfficeProps {
  draw: AdminDrawOne;
  deeds: Deeds;
  hasBeacon: boolean;
}

/** A draw as operators run it: planned and sealed, then drawn place by place, published, and its prizes sent. */
export function DrawOffice({ draw, deeds, hasBeacon }: DrawOfficeProps) {
  const t = useT();
  const when = useWhen();
  const { language } = useLocale();
  useFollow(draw.state);
  const held = useDrawKey();
  const { drawing, state } = draw;
  const own = useSession()?.uid;
  const isBusy = drawing !== null && drawing.uid !== own;
  const isRunning = state === 'closed' || state === 'drawing';
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 sm:px-0">
        <h1 className="heading min-w-40 flex-1 text-xl wrap-anywhere" dir="auto">
          {draw.title[language]}
        </h1>
        <StateTag state={state} />
      </div>
      {isRunning && <NeedsScript>{t('draw.console.needsScript')}</NeedsScript>}
      {isBusy && (
        <Note tone="warning" icon="clock">
          {t('draw.console.busy', { name: drawing.username, at: when(drawing.since) })}
        </Note>
      )}
      {(isRunning || held.key) && <KeyCard held={held} />}
      {state === 'drawn' && (
        <div className="px-4 sm:px-0">
          <Ask ask="publish" kind="primary" />
        </div>
      )}
      {isRunning || draw.picks.length > 0 ? (
        <Columns
          main={<PrizesLeft draw={draw} />}
          side={
            <>
              {isRunning && <DrawingPanel draw={draw} held={held} isBusy={isBusy} />}
              <Picks draw={draw} />
            </>
          }
          below={<Around draw={draw} />}
        />
      ) : (
        <Columns main={<Planned draw={draw} />} side={<Around draw={draw} />} />
      )}
      <Asked draw={draw} deeds={deeds} hasBeacon={hasBeacon} />
    </>
  );
}

/** Two columns in wide windows; in others one below the other, in the order of what is done. */
function Columns({ main, side, below }: { main: ReactNode; side: ReactNode; below?: ReactNode }) {
  return (
    <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:items-start">
      {main}
      <div className="flex min-w-0 flex-col gap-3 lg:col-start-2 lg:row-span-2 lg:row-start-1">{side}</div>
      {below}
    </div>
  );
}

const Around = ({ draw }: { draw: AdminDrawOne }) => (
  <div className="flex min-w-0 flex-col gap-3">
    <DrawFacts draw={draw} />
    <Excluded draw={draw} />
  </div>
);

/** The prizes, and what can still be done before the draw is sealed. */
function Planned({ draw }: { draw: AdminDrawOne }) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <PrizesLeft draw={draw} />
      {draw.state === 'planned' && (
        <div className="flex flex-wrap gap-2 px-4 sm:px-0">
          <Ask ask="change" />
          <Ask ask="addPrize" />
          <Ask ask="remove" />
          <Ask ask="seal" kind="primary" />
        </div>
      )}
    </div>
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
