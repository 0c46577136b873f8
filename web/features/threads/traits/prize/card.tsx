import type { CardTrait } from '../trait.ts';
import { PrizeTag } from './PrizeTag.tsx';

export const prizeCard: CardTrait = { tag: ({ prize }) => prize && <PrizeTag prize={prize} /> };
