/**
 * `npm run recount-statistics -- --day 2026-11-20` counts a day of the statistics anew.
 * @example npm run recount-statistics -- --day 2026-11-01 --to 2026-11-03
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { countDay, daysBetween, isOver } from '../server/domains/statistics/index.ts';
import { runCommand } from '../server/platform/process/command.ts';
import { StartupError } from '../server/platform/startup-error.ts';
import { withProduct } from './product-beside.ts';

const usage = `npm run recount-statistics -- --day 2026-11-20 [--to 2026-11-30]

Counts a day of the statistics anew, or all days from one to another, from what the site stores. Who came is stored for 40
days and what was searched for for some: of earlier days those figures stay as they were. Works on the database of
DATABASE_URL or, without one, on the embedded database under DATA_DIR, whether the site runs or not.`;

function readDays(): string[] | undefined {
  const { values } = parseArgs({ options: { day: { type: 'string' }, to: { type: 'string' } } });
  const span = z.object({ from: z.iso.date(), to: z.iso.date() }).safeParse({
    ...{ from: values.day, to: values.to ?? values.day },
  });
  return span.success && span.data.from <= span.data.to ? daysBetween(span.data.from, span.data.to) : undefined;
}

const days = readDays();
if (days === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await runCommand((config) =>
    withProduct(config, async ({ platform: { db, clock }, figures }) => {
      for (const day of days) {
        if (!isOver(day, clock())) throw new StartupError(`${day} isn’t over`);
        await countDay({ db, clock, figures: () => figures }, day);
        console.log(`${day}: ${figures.length} figures`);
      }
    }),
  );
}
