import { once, type PersonalData } from '../../platform/personal-data.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import { dropHour, ownInterests, ownSteps } from './sql/personal-data.ts';

/** Whose the rows are. */
export const welcomeTables: OwnersIn<'welcome'> = {
  'welcome.interests': { uid: 'forgotten' },
  'welcome.members': { uid: 'forgotten' },
};

/** What a member talks about, and the steps of their first hour, go with them. */
export const welcomePersonalData: PersonalData = {
  domain: 'welcome',
  async *collect(db, uid) {
    yield { path: 'chosen-boards.json', rows: once(() => ownInterests(db, uid)) };
    yield { path: 'steps.json', rows: once(() => ownSteps(db, uid)) };
  },
  async forget({ db }, uid) {
    await dropHour(db, uid);
    return false;
  },
};
