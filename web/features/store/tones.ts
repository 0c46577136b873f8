import type { CodeState, OrderState } from '../../../contract/domains/store/limits.ts';
import type { TagTone } from '../../design/parts.tsx';

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
