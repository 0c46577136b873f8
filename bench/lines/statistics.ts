import { sql } from 'kysely';
import { countDay, countFigure, dayAfter } from '../../server/domains/statistics/index.ts';
import type { Db } from '../../server/platform/context.ts';
import { utcDay } from '../../server/platform/days.ts';
import { figureName } from '../../server/platform/figure.ts';
import { withApp } from '../app.ts';
import type { Group } from '../group.ts';
import type { Line } from '../line.ts';

export const group: Group = { name: 'statistics', at: 35, needs: 'database', lines: statistics };

const days = 5;
const target = 10;

/**
 * How long it takes to count a day of the statistics at the whole size of the world, all figures of all countries, the slowest
 * of some days; and how many figures then differ from a recount.
 */
async function statistics(databaseUrl: string): Promise<Line[]> {
  return withApp(databaseUrl, async (app) => {
    const { db, clock } = app.platform;
    const deps = { db, clock, figures: () => app.figures };
    const { rows } = await sql<{ last: Date | null }>`select max(created_at) as last from threads.posts`.execute(db);
    const last = utcDay(rows[0]?.last ?? clock());
    let [slowest, wrong, replies] = [0, 0, 0];
    for (let back = 1; back <= days; back += 1) {
      const day = dayAfter(last, -back * 3);
      const began = performance.now();
      await countDay(deps, day);
      slowest = Math.max(slowest, (performance.now() - began) / 1000);
      if (await repliesDiffer(db, day)) replies += 1;
      for (const figure of app.figures.filter(({ firstDay }) => !firstDay)) {
        const sum = (await countFigure(db, figure, day)).reduce((all, { value }) => all + value, 0);
        const stored = await sql<{ sum: string | null }>`
          select sum(value) as sum from statistics.figures
           where figure = ${figureName(figure)} and day = ${day}`.execute(db);
        if (Number(stored.rows[0]?.sum ?? 0) !== sum) wrong += 1;
      }
    }
    const remark = `${app.figures.length} figures, the slowest of ${days} days; ${wrong} differ from a recount, ${replies} days of replies from the rows`;
    return [{ name: 'statistics of a day, counted', unit: 's', measured: slowest, target, remark }];
  });
}

/** Whether the replies of a day are others than a read of every post finds. */
async function repliesDiffer(db: Db, day: string): Promise<boolean> {
  const { rows } = await sql<{ there: number }>`
    select (select count(*)::int from threads.posts
             where position > 1 and (created_at at time zone 'UTC')::date = ${day}::date) as there`.execute(db);
  const stored = await sql<{ value: number }>`
    select value::int as value from statistics.figures
     where figure = 'threads.replies' and day = ${day} and country_fid = 0 and language = '' and part = ''`.execute(db);
  return stored.rows[0]?.value !== rows[0]?.there;
}
