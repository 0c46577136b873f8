import type { Db } from '../../../platform/context.ts';
import { standingsOf } from '../../members/index.ts';
import { barredAmong } from '../../moderation/index.ts';
import { addressesOf } from '../../sign-in/index.ts';
import type { Trace } from '../rules/farming.ts';
import { devicesOf } from '../sql/devices.ts';
import { type InviteeRow, latestOf } from '../sql/invitees.ts';

/** Friends that a friend is compared with. */
const comparedAtMost = 200;

/** What is known of an inviter and of the friends who joined last, for comparing accounts. */
export async function evidenceAgainst(db: Db, inviter: number, friends: readonly InviteeRow[], now: Date) {
  const latest = await latestOf(db, inviter, comparedAtMost);
  const uids = [...new Set([inviter, ...friends.map(({ uid }) => uid), ...latest.map(({ uid }) => uid)])];
  const standings = await standingsOf(db, uids);
  const devices = await devicesOf(db, uids);
  const addresses = await addressesOf(db, uids);
  const barred = await barredAmong(db, uids, now);
  const traceOf = (uid: number): Trace => {
    const standing = standings.get(uid);
    return {
      uid,
      username: standing?.username ?? '',
      joinedAt: standing?.joinedAt ?? new Date(0),
      device: devices.get(uid) ?? '',
      addresses: addresses(uid),
      banned: barred.has(uid),
    };
  };
  return { traceOf, others: latest.filter(({ uid }) => standings.has(uid)).map(({ uid }) => traceOf(uid)) };
}
