import { countries } from '../../../contract/primitives/countries.ts';
import { type ReferencesIn, toMember } from '../../platform/references.ts';

const nobody = { ...toMember, except: [0] };
const picture = { to: 'media.images.aid', except: [0] } as const;
const country = { among: countries.map(({ fid }) => fid) };
const transfer = { to: 'economy.transfers.id' } as const;

/** Where its rows lead in other domains. */
export const storeReferences: ReferencesIn<'store'> = {
  'store.buyers': { uid: toMember },
  'store.codes': { uid: nobody, used_by: toMember },
  'store.goods': { aid: picture },
  'store.order_steps': { by_uid: nobody },
  'store.orders': { uid: nobody, country_fid: country, transfer, refund: transfer },
  'store.owned': { uid: toMember },
  'store.receivers': { uid: toMember },
  'store.shops': { country_fid: country },
  'store.staff': { uid: toMember },
};
