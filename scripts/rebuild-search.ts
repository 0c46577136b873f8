/**
 * `npm run rebuild-search` begins to fill the index of search anew; the site's job does the rest.
 * @example npm run rebuild-search
 */
import { refillIndex } from '../server/domains/search/index.ts';
import { besideTheSite } from '../server/platform/process/beside.ts';
import { runCommand } from '../server/platform/process/command.ts';

const usage = `npm run rebuild-search

Begins to fill the index of search anew, with posts, members and topics as they are now. The site's own job works on it
each minute, 200,000 posts at a time, and logs which share is there; what was found before is found meanwhile. Works on
the database of DATABASE_URL or, without one, on the embedded database under DATA_DIR, whether the site runs or not.`;

if (process.argv.length > 2) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await runCommand(async (config) => {
    await besideTheSite(config, refillIndex);
    console.log('The index of search is filled anew, within minutes of a running site.');
  });
}
