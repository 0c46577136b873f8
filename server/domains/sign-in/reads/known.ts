import type { KnownOf } from '../../../platform/known.ts';
import { sessionCountries } from '../sql/known.ts';

/** What operators see of a member here: from which countries they are signed in, and no address. */
export const signInKnownOf: KnownOf = async ({ db, now }, uid) => {
  const countries = await sessionCountries(db, uid, now);
  return countries.map(({ country, count, last }) => ({ name: 'country', value: country, count, at: last }));
};
