/**
 * `npm run partition -- messages` cuts the tables of messages, or of notices, into hash partitions while the site runs.
 * @example npm run partition -- messages
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { partitionable } from '../server/app/partitions.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { createPool } from '../server/platform/db/pool.ts';
import { abandonCut, cutIntoPartitions } from '../server/platform/partitions/move.ts';
import { withSiteDatabase } from '../server/platform/process/beside.ts';
import { runCommand } from '../server/platform/process/command.ts';

const usage = `npm run partition -- messages|notices [--partitions 16]
npm run partition -- messages|notices --abandon

Cuts the tables of messages or of notices into so many hash partitions, one table after the other, while the site runs;
0 makes whole tables of them again. Each table is copied beside itself, so the disk has to have room for the largest one
twice. Cut short it goes on where it was when it is run again; --abandon drops the unfinished copy instead, and leaves
tables that are finished as they are. docs/operations/past-one-primary.md says when it is due.`;

const most = 256;

interface Asked {
  tables: (typeof partitionable)[keyof typeof partitionable];
  /** Undefined where what was begun is to be abandoned. */
  partitions: number | undefined;
}

/** What was asked for; undefined where that can't be understood. */
function asked(argv: string[]): Asked | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      options: { partitions: { type: 'string' }, abandon: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [name] = positionals;
    if (positionals.length !== 1 || (name !== 'messages' && name !== 'notices')) return undefined;
    const tables = partitionable[name];
    if (values.abandon) return values.partitions === undefined ? { tables, partitions: undefined } : undefined;
    const said = values.partitions ?? '16';
    const partitions = Number(said);
    return /^\d{1,3}$/.test(said) && partitions <= most && partitions !== 1 ? { tables, partitions } : undefined;
  } catch {
    return undefined;
  }
}

const wanted = asked(process.argv.slice(2));
if (!wanted) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await runCommand((config) => withSiteDatabase(config, (url) => run(url, wanted)));
}

async function run(url: string, { tables, partitions }: Asked): Promise<void> {
  if (partitions !== undefined) {
    const pool = createPool({ url, max: 2 });
    await migrate(pool).finally(() => pool.end());
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const { table, by } of tables)
      await (partitions === undefined ? abandon(client, table) : cut(client, table, { by, partitions }));
  } finally {
    await client.end();
  }
}

async function abandon(client: pg.Client, full: string): Promise<void> {
  const [schema = '', table = ''] = full.split('.');
  const was = await abandonCut(client, { schema, table });
  console.log(was ? `${full}: the unfinished copy is dropped` : `${full}: nothing was unfinished`);
}

async function cut(client: pg.Client, full: string, { by, partitions }: { by: string; partitions: number }) {
  const [schema = '', table = ''] = full.split('.');
  let noted = 0;
  const onRows = (rows: number) => {
    if (rows - noted < 1_000_000) return;
    noted = rows;
    console.log(`${full}: ${rows} rows copied`);
  };
  const rows = await cutIntoPartitions(client, { schema, table, by, partitions, onRows });
  const shape = partitions === 0 ? 'whole' : `in ${partitions} partitions by ${by}`;
  console.log(rows === undefined ? `${full} stands ${shape} already` : `${full}: ${rows} rows, ${shape} now`);
}
