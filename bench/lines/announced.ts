import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from '../../server/app.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { createPool } from '../../server/platform/db/pool.ts';
import { runCall } from '../../server/platform/http/run.ts';
import { startEmbedded } from '../../server/platform/postgres/embedded.ts';
import { withApp } from '../app.ts';
import type { Group } from '../group.ts';
import type { Line } from '../line.ts';

export const group: Group = { name: 'announced', at: 27, needs: 'nothing', lines: announced };

/** As many as may be planned for one country at a time, and more. */
const planned = 50;
const asks = 20_000;
/** What each page may pay for it, in milliseconds. */
const target = 0.2;

/** What every page pays for what stands on it beside its own, announcements, read-only mode and switches: with none planned, and with many. */
async function announced(): Promise<Line[]> {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'baobab-bench-')), 'data');
  const embedded = await startEmbedded({ dataDir });
  const pool = createPool({ url: embedded.url, max: 2 });
  await migrate(pool);
  await pool.end();
  try {
    return await withApp(embedded.url, async (app) => {
      const none = await eachOf(app);
      await plan(app);
      const many = await eachOf(app);
      const remark = `${planned} planned; ${none.toFixed(3)} ms of none; no query either way`;
      return [{ name: 'announcements of a page', unit: 'ms', measured: many, target, remark }];
    });
  } finally {
    await embedded.stop();
    rmSync(join(dataDir, '..'), { recursive: true, force: true });
  }
}

/** Plans announcements, of which half are for one country, and has the process look again. */
async function plan({ platform: { db, tags, clock } }: App): Promise<void> {
  const now = clock();
  const ends_at = new Date(now.getTime() + 3_600_000);
  const rows = Array.from({ length: planned }, (_, at) => ({
    ...{ kind: 'announcement', place: at % 5 === 0 ? 'top' : 'home', title_en: `Announcement ${at}`, priority: at },
    ...{ countries: at % 2 === 0 ? [188] : [], dismissible: true, created_at: now, planned_at: now, ends_at },
  }));
  await db.insertInto('announcements.announcements').values(rows).execute();
  tags.moved(['announcements']);
}

/** Milliseconds of one question, as a page's loader asks it for a guest of Nigeria. */
async function eachOf(app: App): Promise<number> {
  const call = app.calls.find(({ name }) => name === 'announcements.shown');
  if (!call) throw new Error('no call says what is announced');
  const asked = { ip: '203.0.113.7', host: 'localhost', userAgent: 'bench', direct: true, token: undefined };
  const ask = () =>
    runCall(app.platform, call, {
      ...{ actor: null, locale: 'en', requestId: 'bench', countryFid: 188 },
      asked: { ...asked, cookies: {}, files: {} },
      answer: { header: () => {}, cookie: () => {} },
      sent: { params: {}, query: { country: '188' }, body: {}, signs: undefined },
    });
  for (let i = 0; i < asks / 10; i += 1) await ask();
  const began = performance.now();
  for (let i = 0; i < asks; i += 1) await ask();
  return (performance.now() - began) / asks;
}
