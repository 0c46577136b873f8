import { countryOfFid } from '../../../contract/primitives/countries.ts';
import type { Person } from '../../design/UserChip.tsx';

interface Listed {
  uid: number;
  username: string;
  avatar: string;
  country_fid: number;
}

/** A member of a list as the design's parts name one; narrow rows show no badge. */
export const personIn = ({ uid, username, avatar, country_fid }: Listed): Person => ({
  uid,
  name: username,
  country: countryOfFid(country_fid)?.code ?? 'global',
  info: { avatar, dec_goods_id: 0, dec_position: '', dec_url: '', ec_url: '' },
});
