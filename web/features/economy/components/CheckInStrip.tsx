import '../../../design/sheets/check-in.css';
import { Piece } from '../../../router/piece.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { CheckInState } from '../use-check-in.ts';
import { Seed } from './Seed.tsx';
import { SignButton } from './SignButton.tsx';

/** On phones and tablets, on top of home until it is done: the streak, its seven days and the button in one line. Signed here, it says so until the page is left. */
export function CheckInStrip({ record, ...press }: CheckInState) {
  return (
    <Piece as="section" name="check-in-strip" of={record} className="cloth check-in-strip">
      {(record.is_sign === 0 || press.signedHere) && <Line record={record} {...press} />}
    </Piece>
  );
}

function Line({ record, ...press }: CheckInState) {
  const t = useT();
  const { continue_days: days, sign, total } = record;
  const done = sign.filter((each) => each === 1).length;
  return (
    <>
      <h2 className="sr-only">{t('feeds.checkIn')}</h2>
      {total > 0 && (
        <p className="flex items-center gap-1">
          {days > 0 && <b className="num text-xl">{days}</b>}
          <span className="soft max-w-[5em] text-xs leading-tight text-balance">{t('feeds.daysInRow', { days })}</span>
        </p>
      )}
      <div className="check-in-seeds" role="img" aria-label={t('feeds.daysOfSeven', { done })}>
        {sign.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
          <Seed key={at} done={each === 1} last={at === sign.length - 1} />
        ))}
      </div>
      <SignButton record={record} {...press} short={false} />
    </>
  );
}
