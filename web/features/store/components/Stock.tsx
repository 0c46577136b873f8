import { Tag } from '../../../design/parts.tsx';
import { useT } from '../../../texts/texts.tsx';
import { stockTone } from '../tones.ts';

/** How many pieces are left. */
export function Stock({ left }: { left: number }) {
  const t = useT();
  return <Tag tone={stockTone(left)}>{left === 0 ? t('store.soldOut') : t('store.left', { count: left })}</Tag>;
}
