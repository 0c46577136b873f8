/**
 * `npm run move-media -- FROM TO`: everything that members uploaded, from one storage to another, while the site runs.
 * @example npm run move-media -- --adopt
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../server/config/config.ts';
import { readStoreAddress, withKeys } from '../server/config/store-address.ts';
import { besideTheSite } from '../server/platform/process/beside.ts';
import { runCommand } from '../server/platform/process/command.ts';
import { StartupError } from '../server/platform/startup-error.ts';
import { fileStorage } from '../server/platform/storage/files.ts';
import { type Moved, moveMedia } from '../server/platform/storage/move.ts';
import { openStorage } from '../server/platform/storage/open-storage.ts';
import { type Storage, StorageUnavailable } from '../server/platform/storage/port.ts';
import { s3Storage } from '../server/platform/storage/s3.ts';
import { adoptStore } from '../server/platform/storage/store-of-site.ts';

const usage = `npm run move-media -- [--verify] FROM TO
npm run move-media -- --adopt

Copies every file of one storage that another hasn't, reads each back, and says what differs; it can be cut short and run
again. --verify compares all bytes and copies nothing. FROM and TO are the address of a store, as in STORAGE_URL (keys may
stand in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY), or a folder, such as the media folder in DATA_DIR.
--adopt says of the storage of the settings that the site's files lie there now.`;

type Wanted = { adopts: true } | { adopts: false; verifies: boolean; from: string; to: string };

function readArguments(): Wanted | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { verify: { type: 'boolean', default: false }, adopt: { type: 'boolean', default: false } },
  });
  const [from, to, ...more] = positionals;
  if (values.adopt) return positionals.length === 0 && !values.verify ? { adopts: true } : undefined;
  if (from === undefined || to === undefined || more.length > 0) return undefined;
  return { adopts: false, verifies: values.verify, from, to };
}

/** The storage that an argument names; `which` stands in what is said of a wrong one. */
function storageAt(place: string, which: 'FROM' | 'TO'): Storage {
  if (!place.includes('://')) return fileStorage(resolve(place));
  const address = readStoreAddress(place);
  if (typeof address === 'string') throw new StartupError(`${which} ${address}`);
  const access = withKeys(address, process.env);
  if (!access)
    throw new StartupError(`${which} names no keys, and AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set`);
  return s3Storage(access);
}

const progressEvery = 1000;
const mostSaid = 100;

function report({ copied, bytes, same, gone, differs, onlyThere }: Moved): void {
  console.log(
    `${copied} files copied (${bytes} bytes), ${same} the same, ${gone} deleted meanwhile, ${onlyThere} only in TO`,
  );
  for (const line of differs.slice(0, mostSaid)) console.error(`Differs: ${line}`);
  if (differs.length > mostSaid) console.error(`and ${differs.length - mostSaid} more`);
  console.log(differs.length === 0 ? 'Nothing differs' : `${differs.length} differ`);
  if (differs.length > 0) process.exitCode = 1;
}

async function run(config: Config, wanted: Wanted): Promise<void> {
  if (wanted.adopts) {
    await besideTheSite(config, (db) => adoptStore(db, openStorage(config), new Date()));
    return console.log('The site’s files lie in this storage from now on');
  }
  const [from, to] = [storageAt(wanted.from, 'FROM'), storageAt(wanted.to, 'TO')];
  const moved = await moveMedia({
    ...{ from, to, verifies: wanted.verifies },
    onProgress: ({ copied, same, gone }) => {
      const seen = copied + same + gone;
      if (seen > 0 && seen % progressEvery === 0) console.log(`${seen} files`);
    },
  });
  report(moved);
}

/** A storage that is away is no fault of ours: what was copied is there, and the next run goes on. */
async function orSay(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw error instanceof StorageUnavailable ? new StartupError(`${error.message}; run it again to go on`) : error;
  }
}

const wanted = readArguments();
if (wanted === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await runCommand((config) => orSay(() => run(config, wanted)));
}
