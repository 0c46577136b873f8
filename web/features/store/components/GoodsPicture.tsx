import { goodsTypes } from '../../../../contract/domains/store/limits.ts';
import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { useRootData } from '../../../session/root-data.ts';

const icons: Readonly<Record<number, IconName>> = {
  [goodsTypes.real]: 'gift',
  [goodsTypes.voucher]: 'badge-check',
  [goodsTypes.emoticons]: 'smile',
  [goodsTypes.decoration]: 'sparkles',
  [goodsTypes.medal]: 'trophy',
};

interface GoodsPictureProps {
  goods: { original_img: string; goods_type: number };
  size: 'card' | 'page' | 'row';
  faded?: boolean;
}

const boxes = {
  card: 'aspect-square w-full',
  page: 'aspect-square w-full',
  row: 'size-14 flex-none rounded-md',
} as const;

/** The picture of goods; without one, or where data is dear, the sign of their kind. */
export function GoodsPicture({ goods: { original_img: src, goods_type }, size, faded }: GoodsPictureProps) {
  const { lite } = useRootData();
  const drawn = /\.svg(#\w+)?$/.test(src);
  const none = src === '' || (lite && !drawn);
  return (
    <span
      className={`grid place-items-center overflow-hidden bg-sunken text-ink-3 ${none && size === 'page' ? 'aspect-2/1 w-full sm:aspect-square' : boxes[size]} ${faded ? 'goods-gone' : ''}`}
    >
      {none ? (
        <Icon
          name={icons[goods_type] ?? 'gift'}
          size={size === 'row' ? 'm' : 'l'}
          className={size === 'row' ? undefined : 'scale-250 opacity-60'}
        />
      ) : (
        <img
          src={src}
          alt=""
          loading={size === 'page' ? 'eager' : 'lazy'}
          decoding="async"
          className={
            drawn
              ? 'h-2/3 w-2/3 object-contain'
              : `h-full w-full ${size === 'page' ? 'object-contain' : 'object-cover'}`
          }
        />
      )}
    </span>
  );
}
