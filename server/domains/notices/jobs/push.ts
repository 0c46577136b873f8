import type { NoticeSort } from '../../../../contract/domains/notices/limits.ts';
import { countryOfFid, type Language } from '../../../../contract/primitives/countries.ts';
import { aheadAt } from '../../../../contract/primitives/zones.ts';
import type { Db, Log } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { addJob, addJobs } from '../../../platform/jobs/add-job.ts';
import type { PushSender } from '../../../platform/push/sender.ts';
import { zoneOffsets } from '../../../platform/time-zone.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { mayEnter } from '../../moderation/index.ts';
import { liveSessions } from '../../sign-in/index.ts';
import { type MessageDeps, type PushMessage, pushMessage } from '../reads/push-message.ts';
import { recipientOf } from '../reads/recipient.ts';
import { quietOf, settingsOf } from '../reads/settings.ts';
import { quietUntil } from '../rules/quiet.ts';
import type { NoticeRow } from '../sql/notices.ts';
import {
  deleteSubscription,
  findSubscription,
  lockUntold,
  markPushed,
  type Subscription,
  subscribedAmong,
  subscriptionsOf,
} from '../sql/push.ts';

export const pushTask = 'notices.push';
export const pushSendTask = 'notices.push-send';

/** What comes within this time is one message. */
const gatherSeconds = 8;
/** Older notices are no news to a device any more. */
const newsHours = 24;
const noticesRead = 20;
const sendAttempts = 6;

interface PushDeps extends MessageDeps {
  db: Db;
  clock: () => Date;
  log: Log;
  sender: PushSender;
}

/** What the job for one device is given. */
export interface DevicePayload {
  uid: number;
  /** Hash of its endpoint, hex. */
  device: string;
  message: PushMessage;
}

const keyOf = (uid: number): string => `notices.push:${uid}`;

/** Has devices notified, soon, of what was written for these members. */
export async function schedulePush(tx: Db, uids: readonly number[], now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + gatherSeconds * 1000);
  const subscribed = await subscribedAmong(tx, [...new Set(uids)]);
  const jobs = subscribed.map((uid) => ({ payload: { uid }, key: keyOf(uid) }));
  await addJobs(tx, pushTask, jobs, { keyMode: 'preserve_run_at', runAt });
}

/**
 * Makes one message of what a member has not been notified of, for each of their devices; in quiet hours at their end.
 */
export async function pushToMember(deps: PushDeps, uid: number): Promise<void> {
  const now = deps.clock();
  await inTransaction(deps.db, async (tx) => {
    const settings = (await settingsOf(tx, [uid]))(uid);
    const recipient = await recipientOf(deps.members, tx, uid, now);
    if (!recipient) return;
    const later = quietUntil(now, aheadOf(recipient.countryFid, now), quietOf(settings));
    if (later) return addJob(tx, pushTask, { uid }, { key: keyOf(uid), runAt: later });

    const rows = await lockUntold(tx, uid, new Date(now.getTime() - newsHours * 3_600_000), noticesRead);
    await markPushed(
      tx,
      uid,
      rows.map(({ id }) => id),
      now,
    );
    // A member without access is notified of their own account alone.
    const open = (sort: NoticeSort) => sort === 'system' || mayEnter(recipient.viewer);
    const wanted = rows
      .map((row) => ({ row, sort: deps.kinds.sortOf(row.kind) }))
      .filter(({ row, sort }) => open(sort) && !settings.push_muted.includes(sort) && !isSilent(deps, row))
      .map(({ row }) => row);
    const messages = new Map<Language, PushMessage | undefined>();
    for (const { endpoint_hash, language } of await devicesOf(tx, uid, now)) {
      if (!messages.has(language))
        messages.set(language, await pushMessage(deps, tx, { ...recipient, locale: language }, wanted));
      const message = messages.get(language);
      if (!message) continue;
      const payload = { uid, device: endpoint_hash.toString('hex'), message };
      await addJob(tx, pushSendTask, payload, { maxAttempts: sendAttempts });
    }
  });
}

const isSilent = ({ kinds }: Pick<PushDeps, 'kinds'>, { kind, facts }: NoticeRow): boolean =>
  kinds.find(kind)?.silent?.(facts) === true;

/** A member's devices whose log-in still lasts; the others are forgotten. */
async function devicesOf(tx: Db, uid: number, now: Date): Promise<Subscription[]> {
  const all = await subscriptionsOf(tx, uid);
  const live = await liveSessions(
    tx,
    all.map(({ session }) => session),
    now,
  );
  for (const { endpoint_hash, session } of all)
    if (!live.has(session)) await deleteSubscription(tx, uid, endpoint_hash);
  return all.filter(({ session }) => live.has(session));
}

function aheadOf(countryFid: number, now: Date): (at: number) => number {
  const offsets = zoneOffsets(countryOfFid(countryFid)?.timeZone ?? 'UTC', unixSeconds(now));
  return (at) => aheadAt(at, offsets);
}

/** Hands one message to one device's push service; a device that is gone is forgotten. */
export async function pushToDevice(
  { db, sender, log }: Pick<PushDeps, 'db' | 'sender' | 'log'>,
  { uid, device, message }: DevicePayload,
): Promise<void> {
  const hash = Buffer.from(device, 'hex');
  const subscription = await findSubscription(db, uid, hash);
  if (!subscription) return;
  // A refusal says something of us or of this message: neither ends what the member asked for.
  if ((await sender.send(subscription, message, message.tag)) !== 'gone') return;
  await deleteSubscription(db, uid, hash);
  log.info({ uid }, 'a device is notified no more: its subscription is gone');
}
