import type { CodeState, OrderState } from '../../../contract/domains/store/limits.ts';
import type { TagTone } from '../../design/parts.tsx';

/** So few pieces are said in the colour of what is nearly gone. */
const few = 5;

/** More pieces than these are not counted on a card: nobody has to hurry. */
const plenty = 200;

/** Whether the pieces that are left are nearly gone. */
export const isFew = (left: number): boolean => left > 0 && left <= few;

/** Whether a card says how many pieces are left. */
export const isCounted = (left: number): boolean => left <= plenty;

/** How the pieces that are left look. */
export const stockTone = (left: number): TagTone => (left === 0 ? 'plain' : isFew(left) ? 'love' : 'primary');

/** How labels of orders look. */
export const orderTones: Readonly<Record<OrderState, TagTone>> = {
  paid: 'value',
  packed: 'primary',
  shipping: 'primary',
  complete: 'success',
  refunded: 'plain',
};

/** How states of codes look. */
export const codeTones: Readonly<Record<CodeState, TagTone>> = {
  available: 'success',
  used: 'plain',
  expired: 'danger',
};
