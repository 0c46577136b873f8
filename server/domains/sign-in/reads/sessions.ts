import { signInLimits } from '../../../../contract/domains/sign-in/limits.ts';

import type { MemberCtx } from '../../../platform/context.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { deviceOf } from '../rules/device.ts';
import { placeLine, whereaboutsOf } from '../rules/place.ts';
import { wantsSignInAlerts } from '../sql/devices.ts';
import { listSessions } from '../sql/session-list.ts';

/** Where the caller is logged in, and whether e-mails are sent about new devices. */
export async function sessions({ actor, db, now, locale }: MemberCtx) {
  const rows = await listSessions(db, actor.uid, now, signInLimits.sessionsShown);
  const list = rows.map((row) => ({
    id: row.id,
    current: row.token_hash.toString('hex') === actor.session ? (1 as const) : (0 as const),
    kind: row.kind,
    device: deviceOf(row.user_agent),
    place: placeLine(whereaboutsOf(row, row.ip ?? ''), locale),
    created: unixSeconds(row.created_at),
    last_seen: unixSeconds(row.last_seen_at ?? row.created_at),
  }));
  return { list, alerts: await wantsSignInAlerts(db, actor.uid) };
}
