import type { RoomMember } from '../../../contract/domains/messages/shapes.ts';
import type { DecInfo } from '../../design/avatar.ts';

/** A member's picture, without the frame that they wear elsewhere. */
export const infoOf = ({ avatar }: Pick<RoomMember, 'avatar'>): DecInfo => ({
  ...{ avatar, dec_goods_id: 0, dec_position: '', dec_url: '', ec_url: '' },
});
