import { once, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import { detachPictures } from '../media/index.ts';
import { dropProfile, medalRows, profileRows } from './sql/personal-data.ts';

/** Long ago: the next sweep takes the cover's files. */
const longAgo = new Date(0);

/** Whose the rows are. */
export const profilesTables: OwnersIn<'profiles'> = {
  'profiles.medal_kinds': { none: 'kinds of medals' },
  'profiles.medals': {
    uid: 'forgotten',
    cause: { stays: 'whose medal it is knows why they have it; the name is gone' },
  },
  'profiles.profiles': { uid: 'forgotten' },
};

/** All of it is deleted: it was about the member alone. */
export const profilesPersonalData: PersonalData = {
  domain: 'profiles',
  async *collect(db, uid) {
    yield { path: 'profile.json', rows: once(() => profileRows(db, uid)) };
    yield { path: 'medals.json', rows: once(() => medalRows(db, uid, personalBatch)) };
  },
  async forget({ db, stale }, uid) {
    const cover = await dropProfile(db, uid);
    if (cover !== null) await detachPictures({ db, now: longAgo }, [cover]);
    stale(`u:${uid}`);
    return false;
  },
};
