import type { Ctx } from '../../../platform/context.ts';
import { addJob } from '../../../platform/jobs/add-job.ts';
import { signedInFromNewDevice } from '../events.ts';
import { type Locating, locateTask, triesOf } from '../jobs/locate.ts';
import type { LogInDeps } from '../log-in-deps.ts';
import { nowhere, whereaboutsOf } from '../rules/place.ts';

/**
 * Has a job look up where a log-in came from (R-MSC-034); the job also notifies about a new device, since the e-mail
 * names the place. Where no service is configured, the member is notified at once.
 */
export async function placeSession(ctx: Ctx, { geoIp }: LogInDeps, asked: Locating): Promise<void> {
  if (geoIp !== undefined) return addJob(ctx.db, locateTask, { ...asked }, { maxAttempts: triesOf(asked) });
  const { uid, at, ip, newDevice } = asked;
  if (newDevice === undefined) return;
  ctx.emit(signedInFromNewDevice({ uid, at, device: newDevice, ...whereaboutsOf(nowhere, ip) }));
}
