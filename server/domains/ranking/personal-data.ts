import { once, type PersonalData } from '../../platform/personal-data.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import { dropMember, ownPoints } from './sql/personal-data.ts';

/** Whose the rows are. */
export const rankingTables: OwnersIn<'ranking'> = {
  'ranking.absences': { uid: 'forgotten' },
  'ranking.newcomers': { uid: 'forgotten' },
  'ranking.places': { uid: 'forgotten' },
  'ranking.points': { uid: 'forgotten' },
  'ranking.runs': { none: 'hours of counting' },
  'ranking.totals': { none: 'figures of lists' },
};

/** A member's points and places go with them. */
export const rankingPersonalData: PersonalData = {
  domain: 'ranking',
  async *collect(db, uid) {
    yield { path: 'ranking-points.json', rows: once(() => ownPoints(db, uid)) };
  },
  async forget({ db, stale }, uid) {
    await dropMember(db, uid);
    stale(`u:${uid}`);
    return false;
  },
};
