import type { Db } from '../../../platform/context.ts';
import { daysAfter, daysBefore } from '../../../platform/days.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { addressDue } from '../events.ts';
import { prizeNames } from '../present.ts';
import { addressDays } from '../settings.ts';
import { dropOldKeys } from '../sql/keys.ts';
import { dropAddressesBefore, takeDueReminders } from '../sql/picks.ts';
import { prizesOf } from '../sql/prizes.ts';

/** Days before the last one, on which who said nothing is reminded once. */
const remindDays = 3;
const atOnce = 500;

interface Deps {
  db: Db;
  clock: () => Date;
  settings: SettingsReader;
}

/** Reminds winners who said nothing yet. */
export const remindWinners = ({ db, clock }: Deps): Promise<void> =>
  writeInJob(db, clock(), async (ctx) => {
    const picks = await takeDueReminders(ctx.db, daysAfter(ctx.now, remindDays), ctx.now, atOnce);
    const prizes = await prizesOf(ctx.db, [...new Set(picks.map(({ drawid }) => drawid))]);
    for (const { drawid, place, uid, prizeid, give_by } of picks) {
      const prize = prizes.find((each) => each.prizeid === prizeid);
      if (uid === null || !give_by || !prize) continue;
      const until = unixSeconds(give_by);
      ctx.emit(addressDue({ drawid, place, uid, until, at: ctx.now.getTime(), ...prizeNames(prize) }));
    }
  });

/** Deletes addresses some time after the parcel, and keys that are over. */
export async function dropAddresses({ db, clock, settings }: Deps): Promise<void> {
  const before = daysBefore(clock(), await settings.get(addressDays));
  while ((await dropAddressesBefore(db, before, atOnce)) === atOnce);
  await dropOldKeys(db, clock());
}
