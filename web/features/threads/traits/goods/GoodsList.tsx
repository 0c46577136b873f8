import type { Goods } from '../../../../../contract/domains/threads/traits/goods/shapes.ts';
import { directionOf } from '../../../../lib/direction.ts';
import { useLocale } from '../../../../router/locale.ts';
import { useT } from '../../../../texts/texts.tsx';
import { GoodsPicture } from './GoodsPicture.tsx';
import { priceText } from './price-text.ts';

/** The products of a post: each leads to its page, for which nobody here vouches. */
export function GoodsList({ goods }: { goods: readonly Goods[] }) {
  const t = useT();
  return (
    <ul aria-label={t('threads.goods.list')}>
      {goods.map((each) => (
        <li key={each.goods_id}>
          <a href={each.url} rel="nofollow ugc noopener" className="link-card">
            <GoodsPicture picture={each.picture} />
            <span className="min-w-0 flex-1">
              <span className="link-card-title" dir={directionOf(each.title)}>
                {each.title}
              </span>
              <GoodsFacts goods={each} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What it costs, and where it is. */
export function GoodsFacts({ goods }: { goods: Goods }) {
  const { language } = useLocale();
  const price = priceText(goods, language);
  return (
    <span className="dots block text-xs text-ink-3">
      {price && <span className="font-semibold text-ink-2">{price}</span>}
      <span dir="auto">{goods.site}</span>
    </span>
  );
}
