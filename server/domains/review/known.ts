import { counted, type KnownOf } from '../../platform/known.ts';
import { casesAbout, reportsBy } from './reports/sql/known.ts';

/** What operators see of a member here: reports about them and by them. */
export const reviewKnownOf: KnownOf = async ({ db }, uid) => [
  ...counted('reportsAbout', await casesAbout(db, uid), '/operator/reports'),
  ...counted('reportsBy', await reportsBy(db, uid)),
];
