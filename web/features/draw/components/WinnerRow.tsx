import type { DrawWinner } from '../../../../contract/domains/draw/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { Icon } from '../../../design/Icon.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { ticketWords } from '../written.ts';
import { PrizeImage } from './PrizeImage.tsx';

interface WinnerRowProps {
  winner: DrawWinner;
  /** The reader's own. */
  mine: boolean;
  /** While it is drawn the country is said as well. */
  withCountry?: boolean;
}

/** A place of the draw: two characters of a name, the prize, the ticket; struck through where it was passed over or not claimed. */
export function WinnerRow({ winner, mine, withCountry = false }: WinnerRowProps) {
  const t = useT();
  const { language } = useLocale();
  const { prize, reason, state, again } = winner;
  const isGone = state === 'passed' || state === 'unclaimed';
  const name = mine ? t('draw.page.you') : winner.name || t('draw.page.gone');
  const country = withCountry && !mine ? countryOfFid(winner.country_fid)?.names[language] : undefined;
  const words =
    state === 'unclaimed'
      ? t('draw.page.unclaimed', { prize })
      : state === 'passed'
        ? t('draw.page.passed', { prize, reason })
        : again > 0
          ? t('draw.page.againOf', { prize })
          : prize;
  return (
    <li className={mine ? 'draw-winner draw-mine' : 'draw-winner'}>
      {again > 0 ? <Icon name="corner-down-right" className="text-ink-3" flip /> : <PrizeImage {...winner} size="s" />}
      <div className="min-w-0 flex-1">
        {isGone ? (
          <s className="block text-md font-bold text-ink-3">
            <bdi>{name}</bdi>
          </s>
        ) : (
          <b className="block text-md">
            <bdi>{name}</bdi>
            {country && `, ${country}`}
          </b>
        )}
        <span className="block text-sm text-ink-2 wrap-anywhere" dir="auto">
          {words}
        </span>
      </div>
      <span className="num text-sm text-ink-2">{ticketWords(winner.ticket)}</span>
    </li>
  );
}
