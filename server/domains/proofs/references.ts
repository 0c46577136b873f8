import type { ReferencesIn } from '../../platform/references.ts';

/** Where its rows lead in other domains. */
export const proofsReferences: ReferencesIn<'accounts'> = {
  'accounts.email_codes': { mail_id: { none: 'a mail that was sent is deleted after 30 days' } },
};
