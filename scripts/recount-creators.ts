/**
 * `npm run recount-creators` counts a day of creators anew from what stands in the database.
 * @example npm run recount-creators -- --day 2026-11-24
 */
import { parseArgs } from 'node:util';
import { recountDays } from '../server/domains/creator/index.ts';
import { besideTheSite } from '../server/platform/process/beside.ts';
import { runCommand } from '../server/platform/process/command.ts';

const usage = `npm run recount-creators -- --day yyyy-mm-dd [--uid number]

Counts threads, likes, followers and replies of a day anew, of one creator or of all; their views stay, since a view has
no row. What is done meanwhile is counted once. Works on the database of DATABASE_URL or, without one, on the embedded
database under DATA_DIR, whether the site runs or not.`;

function asked(): { day: string; uid: number | undefined } | undefined {
  try {
    const { values } = parseArgs({ options: { day: { type: 'string' }, uid: { type: 'string' } } });
    const { day = '', uid } = values;
    const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
    const isUid = uid === undefined || /^[1-9]\d{0,15}$/.test(uid);
    return isDay && isUid ? { day, uid: uid === undefined ? undefined : Number(uid) } : undefined;
  } catch {
    return undefined;
  }
}

const what = asked();
if (what) {
  await runCommand(async (config) => {
    const counted = await besideTheSite(config, (db) => recountDays({ db, clock: () => new Date() }, what));
    console.log(`The day ${what.day} of ${counted} creators is counted anew.`);
  });
} else {
  console.error(usage);
  process.exitCode = 2;
}
