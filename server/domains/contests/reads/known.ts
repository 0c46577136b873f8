import { counted, type KnownOf } from '../../../platform/known.ts';
import { awardsCounted } from '../sql/known.ts';

/** What operators see of a member here: prizes that they won. */
export const contestsKnownOf: KnownOf = async ({ db }, uid) =>
  counted('prizes', await awardsCounted(db, uid), '/operator/contests');
