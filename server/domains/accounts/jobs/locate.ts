import { z } from 'zod';
import type { Db } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { GeoIp } from '../../../platform/geoip/port.ts';
import { addJob } from '../../../platform/jobs/add-job.ts';
import { type Listener, on } from '../../../platform/outbox/listener.ts';
import { storeEvents } from '../../../platform/outbox/store.ts';
import { memberChanged, memberRegistered } from '../events.ts';
import { firstAddress, storePlace } from '../sql/places.ts';

interface LocateDeps {
  db: Db;
  clock: () => Date;
  /** Absent where no service is configured: then nobody is looked up. */
  geoIp?: GeoIp | undefined;
}

export const locateTask = 'accounts.locate';
/** With the job library's back-off this is a few hours; where somebody registered matters no more than that. */
const mostAttempts = 8;

const named = z.object({ uid: z.int() });

/** Has whoever joined looked up, after the registration and never within it (R-MSC-034). */
export const locateWhoJoins = ({ geoIp }: LocateDeps): Listener[] =>
  geoIp === undefined
    ? []
    : [
        on(memberRegistered, async ({ db }, joined) => {
          for (const { uid } of joined) await addJob(db, locateTask, { uid }, { maxAttempts: mostAttempts });
        }),
      ];

/** Stores the country and city that a member registered from. */
export async function locate({ db, clock, geoIp }: LocateDeps, payload: unknown): Promise<void> {
  const { uid } = named.parse(payload);
  const ip = await firstAddress(db, uid);
  const place = ip === undefined ? undefined : await geoIp?.look(ip);
  if (place === undefined) return;
  await inTransaction(db, async (tx) => {
    await storePlace(tx, uid, place);
    await storeEvents(tx, [memberChanged({ uid })], [`u:${uid}`], clock());
  });
}
