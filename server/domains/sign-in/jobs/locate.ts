import type { JobHelpers } from 'graphile-worker';
import { z } from 'zod';
import type { Db } from '../../../platform/context.ts';
import type { GeoIp, Place } from '../../../platform/geoip/port.ts';
import { addJob } from '../../../platform/jobs/add-job.ts';
import { type JobCtx, writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { findIdentity, memberChanged, placeMember } from '../../members/index.ts';
import { signedInFromNewDevice } from '../events.ts';
import { nowhere, whereaboutsOf } from '../rules/place.ts';
import { placeSession } from '../sql/session-places.ts';

interface LocateDeps {
  db: Db;
  clock: () => Date;
  /** Absent where no service is configured: then nobody is looked up. */
  geoIp?: GeoIp | undefined;
}

export const locateTask = 'accounts.locate';

const locating = z.object({
  uid: z.int(),
  /** The session whose place is asked for, by its number. */
  session: z.int(),
  ip: z.string(),
  /** When it began, in unix seconds. */
  at: z.int(),
  /** What a new device says of itself; absent where the device was known and nobody is to be notified. */
  newDevice: z.string().optional(),
});
export type Locating = z.output<typeof locating>;

/** With the job library's back-off this is an hour or two; where somebody is matters no longer than that. */
const mostTries = 8;
/** After some ten seconds the member is notified without the place. */
const triesBeforeNotice = 3;

/** How often a look-up is tried before it is given up, or goes on after the member was notified. */
export const triesOf = ({ newDevice }: Pick<Locating, 'newDevice'>): number =>
  newDevice === undefined ? mostTries : triesBeforeNotice;

/**
 * Looks up where a log-in came from: for the list of sessions, for the member's country and city, and for the word
 * about a new device, which comes with the rough address where the service doesn't answer.
 */
export async function locate(
  deps: LocateDeps,
  payload: unknown,
  job: Pick<JobHelpers['job'], 'attempts'>,
): Promise<void> {
  const asked = locating.parse(payload);
  let place: Place;
  try {
    place = (await deps.geoIp?.look(asked.ip)) ?? nowhere;
  } catch (error) {
    if (asked.newDevice === undefined || job.attempts < triesBeforeNotice) throw error;
    return notifyWithoutPlace(deps, asked);
  }
  await writeInJob(deps.db, deps.clock(), (ctx) => store(ctx, asked, place));
}

/** The word about a new device waits no longer; the place is still looked for. */
async function notifyWithoutPlace(deps: LocateDeps, asked: Locating): Promise<void> {
  const { newDevice: _, ...rest } = asked;
  await writeInJob(deps.db, deps.clock(), async (ctx) => {
    await store(ctx, asked, nowhere);
    await addJob(ctx.db, locateTask, rest, { maxAttempts: mostTries });
  });
}

async function store({ db, emit, stale }: JobCtx, asked: Locating, place: Place): Promise<void> {
  const { uid, session, ip, at, newDevice } = asked;
  const member = await findIdentity(db, uid);
  if (!member) return;
  await placeSession(db, session, place);
  if (await placeMember(db, uid, place)) {
    emit(memberChanged({ uid }));
    stale(`u:${uid}`);
  }
  if (newDevice === undefined) return;
  emit(signedInFromNewDevice({ uid, at, device: newDevice, ...whereaboutsOf(place, ip) }));
}
