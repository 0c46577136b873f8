import { counted, type Known, type KnownOf } from '../../../platform/known.ts';
import { membersByIds } from '../../members/index.ts';
import { holdsCounted, inviteesCounted, inviterOf } from '../sql/known.ts';

/** What operators see of a member here: who invited them, whom they invited, and what was held of their rewards. */
export const invitationsKnownOf: KnownOf = async ({ db }, uid) => {
  const by = await inviterOf(db, uid);
  const inviter = by && (await membersByIds(db, [by.inviter])).get(by.inviter);
  const from: Known[] = inviter
    ? [{ name: 'inviter', value: inviter.username, at: by.joined_at, to: `/operator/members/${by.inviter}` }]
    : [];
  return [
    ...from,
    ...counted('invited', await inviteesCounted(db, uid), '/operator/invitations'),
    ...counted('held', await holdsCounted(db, uid), '/operator/invitations'),
  ];
};
