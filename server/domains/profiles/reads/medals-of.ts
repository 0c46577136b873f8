import { isMedal, type Medal, medals } from '../../../../contract/domains/profiles/medals.ts';
import type { Db } from '../../../platform/context.ts';
import { medalsGranted } from '../sql/medals.ts';

/** A member's medals, the last one first; there are no more kinds than can be read at once. */
export const medalsOf = async (db: Db, uid: number): Promise<Medal[]> =>
  (await medalsGranted(db, uid, medals.length)).filter(isMedal);
