import { counted, type KnownOf } from '../../../platform/known.ts';
import { medalsCounted } from '../sql/known.ts';

/** What operators see of a member here: how many medals they have. */
export const profilesKnownOf: KnownOf = async ({ db }, uid) =>
  counted('medals', await medalsCounted(db, uid), '/operator/medals');
