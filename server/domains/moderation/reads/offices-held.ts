import { officeLimits } from '../../../../contract/domains/moderation/office-limits.ts';
import type { Db, HeldOffice } from '../../../platform/context.ts';
import { officesOf } from '../sql/offices.ts';

/** The places that a member looks after, as an actor carries them. */
export const officesHeld = async (db: Db, uid: number): Promise<HeldOffice[]> =>
  (await officesOf(db, uid, officeLimits.places)).map(({ office, place, country_fid }) => ({
    ...{ office, place },
    countryFid: country_fid,
  }));
