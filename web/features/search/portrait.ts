import type { DecInfo } from '../../design/avatar.ts';

/** A member's picture without the frame worn around it, which results don't show. */
export const portrait = (avatar: string): DecInfo => ({
  avatar,
  dec_goods_id: 0,
  dec_position: '',
  dec_url: '',
  ec_url: '',
});
