import { countries } from '../../../contract/primitives/countries.ts';
import type { ReferencesIn } from '../../platform/references.ts';

/** Where its rows lead in other domains. */
export const membersReferences: ReferencesIn<'accounts'> = {
  'accounts.members': {
    avatar_aid: { to: 'media.images.aid' },
    country_fid: { among: countries.map(({ fid }) => fid) },
  },
  'accounts.guardian_letters': { mail_id: { none: 'a mail that was sent is deleted after 30 days' } },
};
