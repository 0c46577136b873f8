import type { Goods } from '../../../../../contract/domains/threads/traits/goods/shapes.ts';
import { Icon } from '../../../../design/Icon.tsx';
import { srcOf } from '../../../../design/pictures.ts';
import { useLowData } from '../../../../session/low-data.ts';

/** A product's picture as this site serves it; readers who save data have a sign. */
export function GoodsPicture({ picture }: Pick<Goods, 'picture'>) {
  const lite = useLowData();
  if (!picture || lite) return <Icon name="shopping-bag" size="s" />;
  return (
    <img
      src={srcOf(picture, 160)}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      decoding="async"
      className="size-14 flex-none rounded-leaf-sm bg-sunken object-cover"
    />
  );
}
