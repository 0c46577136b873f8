import type { DrawView } from '../../../../contract/domains/draw/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { Flag } from '../../../design/Flag.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useSession } from '../../../session/root-data.ts';
import { DialogLink } from '../../../shell/DialogLink.tsx';
import { useT } from '../../../texts/texts.tsx';
import { ticketWords } from '../written.ts';
import { Reel } from './Reel.tsx';

/** What the draw is, on the country's cloth: how a ticket is got and the reader's own, or what is drawn now. */
export function DrawHead({ draw }: { draw: DrawView }) {
  const t = useT();
  const { language } = useLocale();
  const country = countryOfFid(draw.country_fid);
  return (
    <section className="cloth draw-head">
      <p className="soft flex items-center gap-2 text-sm">
        {country && draw.country_fid !== 0 ? (
          <>
            <Flag country={country.code} /> {country.names[language]}
          </>
        ) : (
          <>
            <Icon name="globe" size="s" /> {t('draw.page.everyCountry')}
          </>
        )}
      </p>
      <h1 className="heading text-xl wrap-anywhere" dir="auto">
        {draw.title}
      </h1>
      {draw.brief !== '' && (
        <p className="soft wrap-anywhere" dir="auto">
          {draw.brief}
        </p>
      )}
      <Now draw={draw} />
      {draw.left_out > 0 && (
        <p className="soft text-sm wrap-anywhere">
          {t('draw.page.leftOut', { count: draw.left_out, reasons: draw.left_out_reasons.join('; ') })}
        </p>
      )}
    </section>
  );
}

function Now({ draw }: { draw: DrawView }) {
  const t = useT();
  const { state } = draw;
  if (state === 'drawing') return <Drawing draw={draw} />;
  if (state === 'closed' || state === 'drawn') {
    return (
      <>
        <p className="soft">{t(state === 'closed' ? 'draw.page.closed' : 'draw.page.allDrawn')}</p>
        <Own draw={draw} />
      </>
    );
  }
  return (
    <>
      {state !== 'published' && (
        <p className="soft">
          {draw.how} {draw.rule.deed !== 'buy' && t('draw.page.free')}
        </p>
      )}
      <Own draw={draw} />
    </>
  );
}

/** The place that was confirmed last: its figures appear and stay. */
function Drawing({ draw }: { draw: DrawView }) {
  const t = useT();
  const [last] = draw.first_winners;
  const all = draw.pieces + draw.again;
  return (
    <>
      <p className="flex items-center gap-2 text-sm">
        <span className="draw-live" aria-hidden="true" /> {t('draw.page.drawing')}
      </p>
      {last && (
        <>
          <h2 className="heading text-lg wrap-anywhere" dir="auto">
            {last.prize}
          </h2>
          <Reel ticket={last.ticket} />
        </>
      )}
      <p className="soft text-sm" role="status">
        {t('draw.page.drawn', { done: draw.winners, all })}
      </p>
    </>
  );
}

/** The reader's own ticket, or how far they are, or why they take no part. */
function Own({ draw }: { draw: DrawView }) {
  const t = useT();
  const viewer = useSession();
  const { own_ticket, own_chances, own_have, own_out, tickets, rule, state } = draw;
  const isOpen = state === 'open';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {own_ticket > 0 && (
        <b className="draw-ticket">
          <Icon name="ticket" /> {t('draw.page.ownTicket', { ticket: ticketWords(own_ticket) })}
        </b>
      )}
      {own_chances > 1 && <span className="soft text-sm">{t('draw.page.chances', { count: own_chances })}</span>}
      {viewer && own_ticket === 0 && own_out !== '' && (
        <span className="soft text-sm">{t(`draw.page.out.${own_out}`)}</span>
      )}
      {viewer && isOpen && own_ticket === 0 && own_out === '' && (
        <b className="text-md">{t('draw.page.have', { have: own_have, need: rule.need })}</b>
      )}
      {!viewer && isOpen && (
        <DialogLink flag="showlogin" className="btn btn-outline draw-in">
          {t('draw.page.logIn')}
        </DialogLink>
      )}
      {state !== 'sealed' && (
        <span className="soft num text-sm">
          {t(isOpen ? 'draw.page.tickets' : 'draw.page.ticketsClosed', { count: tickets })}
        </span>
      )}
    </div>
  );
}
