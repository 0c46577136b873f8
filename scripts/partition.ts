/**
 * `npm run partition -- messages` cuts the tables of messages, or of notices, into hash partitions while the site runs.
 * @example npm run partition -- messages
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { partitionable } from '../server/app/partitions.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { createPool } from '../server/platform/db/pool.ts';
import { cutIntoPartitions } from '../server/platform/partitions/move.ts';
import { withSiteDatabase } from '../server/platform/process/beside.ts';
import { runCommand } from '../server/platform/process/command.ts';

const usage = `npm run partition -- messages|notices [--partitions 16]

Cuts the tables of messages or of notices into so many hash partitions, one table after the other, while the site runs;
0 makes whole tables of them again. Each table is copied beside itself, so the disk has to have room for the largest one
twice. Cut short it goes on where it was when it is run again. docs/operations/past-one-primary.md says when it is due.`;

const most = 256;

interface Asked {
  tables: (typeof partitionable)[keyof typeof partitionable];
  partitions: number;
}

/** What was asked for; undefined where that can't be understood. */
function asked(argv: string[]): Asked | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      options: { partitions: { type: 'string', default: '16' } },
      allowPositionals: true,
    });
    const [name] = positionals;
    const partitions = Number(values.partitions);
    const isNumber = /^\d{1,3}$/.test(values.partitions) && partitions <= most && partitions !== 1;
    if (positionals.length !== 1 || (name !== 'messages' && name !== 'notices') || !isNumber) return undefined;
    return { tables: partitionable[name], partitions };
  } catch {
    return undefined;
  }
}

const wanted = asked(process.argv.slice(2));
if (!wanted) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await runCommand((config) => withSiteDatabase(config, (url) => cutAll(url, wanted)));
}

async function cutAll(url: string, { tables, partitions }: Asked): Promise<void> {
  const pool = createPool({ url, max: 2 });
  await migrate(pool).finally(() => pool.end());
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const { table, by } of tables) await cut(client, table, { by, partitions });
  } finally {
    await client.end();
  }
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
