import { useState } from 'react';
import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { call } from '../../../api/client.ts';
import { useAct } from '../../../api/use-act.ts';
import { isRefusal } from '../../../api/wire.ts';
import { Button, LinkButton } from '../../../design/Button.tsx';
import { Note } from '../../../design/parts.tsx';
import { useRevalidator } from '../../../router/hooks.ts';
import { useLocale } from '../../../router/locale.ts';
import { useDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import { Reel } from '../components/Reel.tsx';
import { askTo } from './asked.ts';
import type { useDrawKey } from './use-draw-key.ts';

export type AdminDrawOne = DataOf<Calls['draw.admin-one']>;
type Luck = NonNullable<AdminDrawOne['proposal']>;

interface DrawingPanelProps {
  draw: AdminDrawOne;
  held: ReturnType<typeof useDrawKey>;
  /** Somebody else draws. */
  isBusy: boolean;
}

const isSame = (one: Luck | null, other: Luck | null): boolean =>
  one?.place === other?.place && one?.ticket === other?.ticket;

/**
 * What an operator draws and confirms by the key: each answer asks for the page anew, with prizes and winners (R-JCK-003).
 * Only who stands on this screen is confirmed: the call names the prize alone, and another tab may have gone on.
 */
function useDrawing(draw: AdminDrawOne, { key, drop }: DrawingPanelProps['held']) {
  const act = useAct();
  const { revalidate } = useRevalidator();
  const [doing, setDoing] = useState<'draw' | 'confirm' | null>(null);
  const [moved, setMoved] = useState(false);
  const { drawid, proposal, next_prize, country_fid } = draw;
  const run = (what: 'draw' | 'confirm') =>
    void act.run(async () => {
      if (!key) return;
      setDoing(what);
      setMoved(false);
      const asked = { token: key.token, drawid, prizeid: proposal?.prizeid ?? next_prize };
      try {
        if (what === 'draw') {
          await call('draw.draw', { ...asked, country_code: countryOfFid(country_fid)?.code ?? '' });
        } else if (isSame(proposal, (await call('draw.admin-one', { drawid })).data.proposal)) {
          await call('draw.confirm', asked);
        } else setMoved(true);
      } catch (failure) {
        if (isRefusal(failure) && failure.refusal === 'draw.key_over') drop();
        throw failure;
      } finally {
        setDoing(null);
        await revalidate();
      }
    });
  return { run, doing, moved, error: act.error };
}

/** The drawing itself: the prize, the proposal that stays the same until it is confirmed, and the button with the name. */
export function DrawingPanel({ draw, held, isBusy }: DrawingPanelProps) {
  const t = useT();
  const drawing = useDrawing(draw, held);
  const { proposal } = draw;
  const prize = draw.prizes.find(({ id }) => id === draw.next_prize);
  const isOff = !held.key || isBusy || drawing.doing !== null;
  if (!proposal && !prize) return null;
  return (
    <section className="card flex flex-col gap-3">
      <h2 className="heading text-lg wrap-anywhere" dir="auto">
        {proposal ? t('draw.console.piece', { ...proposal }) : prize?.shown}
      </h2>
      {proposal && <Proposal luck={proposal} />}
      {draw.round > 0 && !draw.beacon_known && <Note>{t('draw.console.beaconWaits')}</Note>}
      {drawing.moved && <Note tone="warning">{t('draw.console.moved')}</Note>}
      {drawing.error && <Note tone="error">{drawing.error}</Note>}
      {proposal ? (
        <>
          <p className="text-sm text-ink-2">{t('draw.console.same')}</p>
          <div className="flex flex-wrap gap-2">
            {!isBusy && (
              <LinkButton kind="outline" to={askTo('pass')} replace preventScrollReset className="flex-auto">
                {t('draw.console.pass')}
              </LinkButton>
            )}
            <Button
              kind="value"
              className="scripted flex-auto"
              disabled={isOff}
              busy={drawing.doing === 'confirm' && t('draw.console.confirming')}
              onClick={() => drawing.run('confirm')}
            >
              {t('draw.console.confirm', { name: proposal.username })}
            </Button>
          </div>
        </>
      ) : (
        <Button
          wide
          className="scripted"
          disabled={isOff}
          busy={drawing.doing === 'draw' && t('draw.console.drawing')}
          onClick={() => drawing.run('draw')}
        >
          {t('draw.console.draw')}
        </Button>
      )}
    </section>
  );
}

/** Whom the numbers found, with what speaks against it. */
function Proposal({ luck }: { luck: Luck }) {
  const t = useT();
  const day = useDay();
  const { language } = useLocale();
  const facts = [
    t('draw.console.since', { day: day(luck.joined_at) }),
    luck.verified === 1 && t('draw.console.verified'),
    t(luck.restriction === '' ? 'draw.console.free' : `draw.console.restriction.${luck.restriction}`),
  ].filter((fact) => fact !== false);
  return (
    <>
      <Reel ticket={luck.ticket} />
      <div>
        <b className="block text-md">
          <bdi>{luck.username}</bdi>
        </b>
        <span className={luck.restriction === '' ? 'text-sm text-ink-2' : 'text-sm text-danger-text'}>
          {new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(facts)}
        </span>
      </div>
    </>
  );
}
