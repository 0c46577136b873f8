import { countryOfFid } from '../../../contract/primitives/countries.ts';
import type { Actor } from '../../platform/context.ts';
import { groupInForce, mayEnter, type Sanction } from '../moderation/index.ts';
import { readingOf } from './rules/groups.ts';
import { mustAskGuardian } from './rules/guardian.ts';
import type { Identity } from './sql/members.ts';

/** A member as an actor, with the group in force. */
export function asMember(
  identity: Identity,
  sanction: Sanction | undefined,
  now: Date,
): Omit<Actor, 'session' | 'awaitsSecondStep' | 'provenAt'> {
  const groupid = groupInForce(identity.groupid, sanction);
  return {
    uid: identity.uid,
    username: identity.username,
    countryFid: identity.country_fid,
    groupid,
    ...readingOf({ ...identity, groupid }),
    isCreator: identity.is_creator && mayEnter({ groupid }),
    verified: identity.email_verified_at !== null || identity.phone_verified_at !== null,
    needsConsent: mustAskGuardian(identity, now),
    timeZone: countryOfFid(identity.country_fid)?.timeZone ?? 'UTC',
  };
}
