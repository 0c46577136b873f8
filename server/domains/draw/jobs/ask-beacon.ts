import type { Db, Log } from '../../../platform/context.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import type { Beacon } from '../beacon/port.ts';
import { storeBeacon, waitingForBeacon } from '../sql/draws.ts';
import { drawTag } from '../tags.ts';

const atOnce = 20;

interface Deps {
  db: Db;
  clock: () => Date;
  log: Log;
  beacon: Beacon | undefined;
}

/** Asks for the public numbers of draws that are closed; one that isn't there yet, or isn't signed, is asked for again. */
export async function askBeacon({ db, clock, log, beacon }: Deps): Promise<void> {
  if (!beacon) return;
  for (const { drawid, round, chain } of await waitingForBeacon(db, atOnce)) {
    const known = await beacon.chain();
    const found = known?.hash === chain ? await beacon.round(round) : undefined;
    if (!found) {
      log.info({ drawid, round }, 'the public number of a draw is not there yet');
      continue;
    }
    await writeInJob(db, clock(), async (ctx) => {
      await storeBeacon(ctx.db, drawid, found, ctx.now);
      ctx.stale(drawTag(drawid));
    });
  }
}
