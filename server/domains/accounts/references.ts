import { countries } from '../../../contract/primitives/countries.ts';
import type { ReferencesIn } from '../../platform/references.ts';

const sent = { none: 'a mail that was sent is deleted after 30 days' };

/** Where its rows lead in other domains. */
export const accountsReferences: ReferencesIn<'accounts'> = {
  'accounts.members': {
    avatar_aid: { to: 'media.images.aid' },
    country_fid: { among: countries.map(({ fid }) => fid) },
  },
  'accounts.email_codes': { mail_id: sent },
  'accounts.guardian_letters': { mail_id: sent },
};
