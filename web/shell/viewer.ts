import { type CountryCode, countryOfFid } from '../../contract/primitives/countries.ts';
import type { Viewer } from '../../contract/primitives/viewer.ts';
import type { DecInfo } from '../design/avatar.ts';

export const countryOfViewer = (viewer: Viewer): CountryCode => countryOfFid(viewer.countryFid)?.code ?? 'global';

/** A viewer's picture and frame in the shape of an author's. */
export const infoOfViewer = (viewer: Viewer): DecInfo => ({
  avatar: viewer.avatar,
  dec_goods_id: 0,
  dec_position: '',
  dec_url: viewer.frame,
  ec_url: '',
});
