import { operatorGroup } from '../../../../../contract/primitives/access-limits.ts';
import { globalFid } from '../../../../../contract/primitives/countries.ts';

interface Appealed {
  uid: number;
  country_fid: number;
  by_uid: number | null;
  /** The group of who acted; what an operator did is for operators to undo. */
  byGroup: number | undefined;
}

interface Moderator {
  uid: number;
  country_fid: number;
}

/** Who answers an appeal: another moderator of the country than who acted or wrote it; where there is none, our team. */
export const answeringOf = (act: Appealed, moderators: readonly Moderator[]): 'moderator' | 'team' =>
  act.byGroup !== operatorGroup &&
  moderators.some(
    ({ uid, country_fid }) =>
      uid !== act.by_uid && uid !== act.uid && (country_fid === act.country_fid || country_fid === globalFid),
  )
    ? 'moderator'
    : 'team';
