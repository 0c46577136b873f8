import type { OwnersIn, TableOwner } from './table-owners.ts';

const forADay = 'for a day, until the clean-up';

/** Whose the rows of the platform's own tables are. */
export const platformTables: OwnersIn<'platform'> & { 'platform.migrations': TableOwner } = {
  'platform.checks': { none: 'what the nightly proofs found' },
  'platform.events': { none: 'what happened, until every reader has read it' },
  'platform.idempotency': { owner: { stays: forADay, as: (uid) => [`u:${uid}`] } },
  'platform.idempotency_claims': { owner: { stays: forADay, as: (uid) => [`u:${uid}`] } },
  'platform.job_pools': { none: 'processes' },
  'platform.keys': { none: 'the site’s own' },
  'platform.leases': { none: 'processes' },
  'platform.limits': { bucket: { stays: forADay, as: (uid) => [`write:u:${uid}`] } },
  'platform.mail_outbox': { none: 'an address, which may be nobody’s; sent mail goes after 30 days' },
  'platform.migrations': { none: 'what was applied' },
  'platform.nonces': { none: 'numbers that are used up' },
  'platform.outbox': { none: 'events on their way' },
  'platform.readers': { none: 'how far each domain has read' },
  'platform.runs': { none: 'when the operators’ own commands ran last' },
  'platform.settings': { none: 'the site’s own' },
  'platform.store_of_site': { none: 'the site’s own' },
  'platform.sms_outbox': { none: 'a number, which may be nobody’s; goes after a day' },
};
