import { counted, type KnownOf } from '../../../platform/known.ts';
import { addressesCounted, appealsOf, officesCounted, warningsOf } from '../sql/known.ts';

/** What operators see of a member here; who else wrote from an address is looked up there, with a reason. */
export const moderationKnownOf: KnownOf = async ({ db }, uid) => [
  ...counted('offices', await officesCounted(db, uid), '/operator/offices'),
  ...counted('warnings', await warningsOf(db, uid), `/operator/audit?uid=${uid}`),
  ...counted('appeals', await appealsOf(db, uid), '/operator/appeals'),
  ...counted('addresses', await addressesCounted(db, uid), `/operator/addresses?uid=${uid}`),
];
