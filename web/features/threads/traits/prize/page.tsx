import type { PageTrait } from '../trait.ts';
import { PrizeTag } from './PrizeTag.tsx';

export const prizePage: PageTrait = { order: 2, tag: ({ prize }) => prize && <PrizeTag prize={prize} /> };
