import { uidOfInviteCode } from '../../../../contract/domains/invitations/code.ts';
import { on } from '../../../platform/outbox/listener.ts';
import { memberRegistered, standingsOf } from '../../members/index.ts';
import { insertDevices } from '../sql/devices.ts';
import { insertInvitees } from '../sql/invitees.ts';

/** Notes by whose invitation somebody joined, and on what device; a code that nobody has is passed over. */
export const storeInvites = on(memberRegistered, async ({ db, now }, joined) => {
  const invited = joined.flatMap(({ uid, invite }) => {
    const inviter = uidOfInviteCode(invite);
    return inviter === undefined || inviter === uid ? [] : [{ uid, inviter }];
  });
  const known = await standingsOf(db, [...invited.map(({ inviter }) => inviter), ...invited.map(({ uid }) => uid)]);
  const rows = invited.filter(({ uid, inviter }) => known.has(inviter) && known.has(uid));
  await insertInvitees(
    db,
    rows.map(({ uid, inviter }) => ({ uid, inviter, joined_at: known.get(uid)!.joinedAt })),
  );
  const marked = joined.filter(({ device }) => device !== '');
  await insertDevices(
    db,
    marked.map(({ uid, device }) => ({ uid, device, at: now })),
  );
});
