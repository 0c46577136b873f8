import type { CreatorInfo } from '../../../../contract/domains/creator/shapes.ts';
import { Count } from '../../../design/Count.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useT } from '../../../texts/texts.tsx';
import { useFigure } from '../days.ts';

/** Five totals of all time, each with what the newest day has more or less than the one before. */
export function TotalTiles({ info, withDiff }: { info: CreatorInfo; withDiff: boolean }) {
  const t = useT();
  const tiles = [
    ['views', info.viewCount, info.diff.view],
    ['posts', info.threadCount, info.diff.thread],
    ['praises', info.likeCount, info.diff.like],
    ['fans', info.fansCount, info.diff.fans],
    ['comments', info.commentCount, info.diff.comment],
  ] as const;
  return (
    <dl className="creator-tiles" aria-label={t('creator.totals')}>
      {tiles.map(([name, count, diff]) => (
        <div key={name} className="creator-tile">
          <dt className="text-xs text-ink-3">{t(`creator.trend.${name}`)}</dt>
          <dd className="heading text-xl">
            <Count value={count} />
          </dd>
          {withDiff && <Diff diff={diff} />}
        </div>
      ))}
    </dl>
  );
}

/** A sign, an arrow and a colour: none of them alone. */
function Diff({ diff }: { diff: number }) {
  const figure = useFigure();
  if (diff === 0) return <dd className="num text-xs font-bold text-ink-3">±0</dd>;
  const isMore = diff > 0;
  return (
    <dd
      className={`num flex items-center gap-1 text-xs font-bold ${isMore ? 'text-success-text' : 'text-danger-text'}`}
    >
      <Icon name={isMore ? 'arrow-up-right' : 'arrow-down-right'} size="s" />
      {isMore ? `+${figure(diff)}` : figure(diff)}
    </dd>
  );
}
