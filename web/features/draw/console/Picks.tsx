import { useState } from 'react';
import type { DrawAddress } from '../../../../contract/domains/draw/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { call } from '../../../api/client.ts';
import { useAct } from '../../../api/use-act.ts';
import { NameLink } from '../../../console/Who.tsx';
import { Button, LinkButton } from '../../../design/Button.tsx';
import { Note } from '../../../design/parts.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import { isPast, ticketWords } from '../written.ts';
import { askTo } from './asked.ts';
import type { AdminDrawOne } from './DrawingPanel.tsx';

type Pick = AdminDrawOne['picks'][number];

/** Every place that was drawn, the newest first, with what is to be done for it. */
export function Picks({ draw }: { draw: AdminDrawOne }) {
  const t = useT();
  const all = draw.pieces;
  const decided = draw.picks.filter(({ state }) => state !== 'proposed');
  if (decided.length === 0) return null;
  return (
    <section className="card card-flush">
      <h2 className="draw-label">{t('draw.console.confirmed', { done: draw.confirmed, all })}</h2>
      <ul>
        {decided.toReversed().map((pick) => (
          <PickRow key={pick.place} drawid={draw.drawid} pick={pick} isPublished={draw.state === 'published'} />
        ))}
      </ul>
    </section>
  );
}

/** How a place stands, in one line. */
function usePickWords(): (pick: Pick) => string {
  const t = useT();
  const day = useDay();
  return ({ state, reason, sent_at, give_by, has_address }) => {
    if (state !== 'won') return [t(`draw.console.pick.${state}`), reason].filter(Boolean).join(': ');
    if (sent_at > 0) return t('draw.console.sentOn', { day: day(sent_at) });
    return give_by > 0 && has_address === 0
      ? t('draw.console.giveBy', { until: day(give_by) })
      : t('draw.console.pick.won');
  };
}

function PickRow({ drawid, pick, isPublished }: { drawid: number; pick: Pick; isPublished: boolean }) {
  const t = useT();
  const words = usePickWords();
  const { place, uid, username, prize, ticket, state, has_address, sent_at, give_by } = pick;
  const isWon = state === 'won' && sent_at === 0 && isPublished;
  return (
    <li className="draw-winner">
      <div className="min-w-40 flex-1">
        <b className="block text-md">{uid > 0 ? <NameLink uid={uid} name={username} /> : t('draw.page.gone')}</b>
        <span className="block text-sm text-ink-2 wrap-anywhere">
          {prize}, {words(pick)}
        </span>
      </div>
      <span className="num text-sm text-ink-2">{ticketWords(ticket)}</span>
      {isWon && has_address === 0 && isPast(give_by) && (
        <LinkButton kind="outline" small to={askTo('again', place)} replace preventScrollReset>
          {t('draw.console.again')}
        </LinkButton>
      )}
      {isWon && has_address === 1 && (
        <>
          <AddressLook drawid={drawid} place={place} />
          <LinkButton kind="outline" small to={askTo('sent', place)} replace preventScrollReset>
            {t('draw.console.sent')}
          </LinkButton>
        </>
      )}
    </li>
  );
}

/** Where the prize goes, once an operator asks for it: each look stands in the trail. */
function AddressLook({ drawid, place }: { drawid: number; place: number }) {
  const t = useT();
  const act = useAct();
  const { language } = useLocale();
  const [address, setAddress] = useState<DrawAddress | null>(null);
  const look = () => void act.run(async () => setAddress((await call('draw.address', { drawid, place })).data.address));
  if (address) {
    const { first_name, last_name, phone, street, city, country_fid } = address;
    const lines = [`${first_name} ${last_name}`, phone, street, city, countryOfFid(country_fid)?.names[language]];
    return (
      <address className="w-full text-sm not-italic whitespace-pre-line wrap-anywhere" dir="auto">
        {lines.filter(Boolean).join('\n')}
      </address>
    );
  }
  return (
    <>
      <Button
        {...{ kind: 'outline', small: true, className: 'scripted', title: t('draw.console.addressHint') }}
        busy={act.busy && t('shell.working')}
        onClick={look}
      >
        {t('draw.page.seeAddress')}
      </Button>
      {act.error && <Note tone="error">{act.error}</Note>}
    </>
  );
}
