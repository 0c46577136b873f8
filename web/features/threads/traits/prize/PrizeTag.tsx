import type { Prize } from '../../../../../contract/domains/threads/traits/prize/trait.ts';
import { Tag } from '../../../../design/parts.tsx';
import { useT } from '../../../../texts/texts.tsx';

/** Who won what. */
export function PrizeTag({ prize: { what, winner } }: { prize: Prize }) {
  const t = useT();
  const says = winner ? t('threads.prize.won', { winner: winner.username, what }) : t('threads.prize.says', { what });
  return (
    <Tag tone="value" icon="trophy">
      <bdi>{says}</bdi>
    </Tag>
  );
}
