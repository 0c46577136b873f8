import type { DrawView, OwnWin } from '../../../../contract/domains/draw/shapes.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { useDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import { mayGive, ticketWords } from '../written.ts';
import { PrizeImage } from './PrizeImage.tsx';

/** What the reader won, each with the one thing to do for it. */
export function OwnWins({ draw }: { draw: DrawView }) {
  return (
    <>
      {draw.own_wins
        .filter(({ state }) => state === 'won' || state === 'unclaimed')
        .map((win) => (
          <Won key={win.place} drawid={draw.drawid} win={win} />
        ))}
    </>
  );
}

/** How a prize of the reader's stands, in a sentence's name. */
function wordsOf(win: OwnWin): string {
  const { sent_at, has_address } = win;
  if (has_address === 0 && !mayGive(win)) return 'wonOver';
  if (sent_at > 0) return 'wonSent';
  return has_address === 1 ? 'wonHas' : 'wonText';
}

function Won({ drawid, win }: { drawid: number; win: OwnWin }) {
  const t = useT();
  const day = useDay();
  const { has_address, place, prize } = win;
  return (
    <section className="card draw-mine">
      <div className="flex items-center gap-3">
        <PrizeImage {...win} />
        <div className="min-w-0 flex-1">
          <h2 className="heading text-lg wrap-anywhere">{t('draw.page.won', { prize })}</h2>
          <p className="text-sm text-ink-2">
            {t(`draw.page.${wordsOf(win)}`, { ticket: ticketWords(win.ticket), until: day(win.give_by) })}
          </p>
        </div>
      </div>
      {mayGive(win) && (
        <LinkButton
          to={`/jackpot/${drawid}/prize/${place}`}
          kind={has_address === 1 ? 'outline' : 'primary'}
          wide
          className="mt-3"
        >
          {t(has_address === 1 ? 'draw.page.seeAddress' : 'draw.page.giveAddress')}
        </LinkButton>
      )}
    </section>
  );
}
