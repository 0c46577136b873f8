import { drawn } from '../../../../parts/drawn.tsx';
import { part } from '../../../../parts/part.ts';
import type { ComposerTrait } from '../trait.ts';
import { type HeldGoods, sentGoods } from './goods-state.ts';

const ComposeGoods = drawn(part({ for: 'rare', load: () => import('./ComposeGoods.tsx') }), (m) => m.ComposeGoods);
const ComposeGoodsDialog = drawn(
  part({ for: 'pressed', load: () => import('./ComposeGoodsDialog.tsx') }),
  (m) => m.ComposeGoodsDialog,
);

export const goodsComposer: ComposerTrait<HeldGoods> = {
  begin: { goods: [] },
  read: ({ goodsInfo }) => ({ goods: goodsInfo }),
  sent: ({ goods }) => ({ goodsInfo: sentGoods(goods) }),
  saved: 'parts',
  isWritten: ({ goods }) => goods.length > 0,
  End: (props) => <ComposeGoods wanted={props.held.goods.length > 0} {...props} />,
  tool: {
    icon: 'shopping-bag',
    text: 'threads.goods.add',
    Sheet: (props) => <ComposeGoodsDialog wanted={props.open} onFailed={props.onClose} {...props} />,
  },
};
