import '../../../../design/sheets/thread.css';
import { useState } from 'react';
import { goodsLimits } from '../../../../../contract/domains/threads/traits/goods/limits.ts';
import type { Goods } from '../../../../../contract/domains/threads/traits/goods/shapes.ts';
import { IconButton } from '../../../../design/Button.tsx';
import { TextInput } from '../../../../design/fields.tsx';
import { useT } from '../../../../texts/texts.tsx';
import type { ComposerPartProps } from '../trait.ts';
import { GoodsFacts } from './GoodsList.tsx';
import { GoodsPicture } from './GoodsPicture.tsx';
import { type HeldGoods, raised, withoutGoods, withTitle } from './goods-state.ts';

type Change = (change: (goods: readonly Goods[]) => readonly Goods[]) => void;

/** The products of a post that is being written: each is named, put in its place, or removed. */
export function ComposeGoods({ held: { goods }, change: changeHeld }: ComposerPartProps<HeldGoods>) {
  const t = useT();
  const [said, setSaid] = useState('');
  if (goods.length === 0) return null;
  const change: Change = (to) => changeHeld((now) => ({ goods: to(now.goods) }));
  return (
    <section aria-label={t('threads.goods.list')} className="mb-3">
      <ol>
        {goods.map((each, at) => (
          <li key={each.goods_id} className="link-card">
            <GoodsPicture picture={each.picture} />
            <div className="min-w-0 flex-1">
              <GoodsTitle goods={each} change={change} />
              <GoodsFacts goods={each} />
            </div>
            <div className="flex flex-none flex-col">
              <IconButton
                icon="x"
                label={t('threads.goods.remove', { title: each.title })}
                onClick={() => {
                  setSaid(t('threads.goods.removed', { title: each.title }));
                  change((now) => withoutGoods(now, each.goods_id));
                }}
              />
              {at > 0 && (
                <IconButton
                  icon="arrow-up"
                  label={t('threads.goods.up', { title: each.title })}
                  onClick={() => {
                    setSaid(t('threads.goods.moved', { title: each.title, place: at }));
                    change((now) => raised(now, each.goods_id));
                  }}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}

function GoodsTitle({ goods: { goods_id, title }, change }: { goods: Goods; change: Change }) {
  const t = useT();
  return (
    <TextInput
      label={t('threads.goods.title')}
      dir="auto"
      value={title}
      maxLength={goodsLimits.titleMax}
      error={title.trim() === '' ? t('threads.refusal.goods_title_empty') : undefined}
      onChange={(event) => change((now) => withTitle(now, goods_id, event.target.value))}
    />
  );
}
