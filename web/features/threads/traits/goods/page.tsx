import { drawn } from '../../../../parts/drawn.tsx';
import { part } from '../../../../parts/part.ts';
import type { PageTrait } from '../trait.ts';

const GoodsList = drawn(part({ for: 'rare', load: () => import('./GoodsList.tsx') }), (m) => m.GoodsList);

export const goodsPage: PageTrait = {
  links: ({ goodsInfo }) => <GoodsList wanted={goodsInfo.length > 0} goods={goodsInfo} />,
};
