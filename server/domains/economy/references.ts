import { countries } from '../../../contract/primitives/countries.ts';
import { type ReferencesIn, toMember } from '../../platform/references.ts';

/** Where its rows lead in other domains, and the one column that is named as if it did. */
export const economyReferences: ReferencesIn<'economy'> = {
  'economy.accounts': { uid: toMember },
  'economy.check_ins': { uid: toMember },
  'economy.exchange_days': { uid: toMember },
  'economy.exchange_orders': { uid: toMember },
  'economy.exchange_pools': { country_fid: { among: countries.map(({ fid }) => fid) } },
  // Not a member, as the column's name suggests: the transfer that ended the hold.
  'economy.holds': { ended_by: { to: 'economy.transfers.id' }, for_uid: toMember },
  'economy.manual_transfers': { uid: toMember, asked_by: toMember, decided_by: toMember },
  'economy.transfers': { by_uid: toMember },
};
