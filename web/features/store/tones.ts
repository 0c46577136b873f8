import type { CodeState, OrderState } from '../../../contract/domains/store/limits.ts';
import type { TagTone } from '../../design/parts.tsx';

/** So few pieces are said in the colour of what is nearly gone. */
const few = 5;

/** How the pieces that are left look. */
export const stockTone = (left: number): TagTone => (left === 0 ? 'plain' : left <= few ? 'love' : 'primary');

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
