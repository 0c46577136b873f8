import { counted, type KnownOf } from '../../../platform/known.ts';
import { entriesCounted, leftOutCounted, prizesCounted } from '../sql/known.ts';

const draws = '/operator/draws';

/** What operators see of a member here: draws they entered, won, and were left out from; no address of a prize. */
export const drawKnownOf: KnownOf = async ({ db }, uid) => [
  ...counted('entries', await entriesCounted(db, uid), draws),
  ...counted('prizes', await prizesCounted(db, uid), draws),
  ...counted('leftOut', await leftOutCounted(db, uid), draws),
];
