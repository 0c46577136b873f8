import { parseArgs } from 'node:util';
import { crashTest } from '../tests/crash/run.ts';

const usage = `npm run crash-test -- [--kills 50] [--seed 7] [--members 60]

Starts a site in a folder of its own, lets members move money on it, kills server and database at moments drawn by the
seed, and proves at the end that nothing acknowledged was lost or done twice. Ends with 1 where a promise was broken.`;

/**
 * `npm run crash-test`: see `usage`, and docs/operations/crash-test.md.
 * @example npm run crash-test -- --kills 50
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    members: { type: 'string', default: '60' },
    help: { type: 'boolean', default: false },
  },
});
const [kills, seed, members] = [Number(values.kills), Number(values.seed), Number(values.members)];
if (values.help || ![kills, seed, members].every((value) => Number.isSafeInteger(value) && value > 0)) {
  console.error(usage);
  process.exit(2);
}
console.log(`seed ${seed}: ${kills} kills under the load of ${members} members`);
const { faults, ...figures } = await crashTest({ kills, seed, members, say: console.log });
console.log(JSON.stringify(figures));
console.log(faults.length === 0 ? 'Every promise held.' : `${faults.length} promises were broken:`);
for (const fault of faults.slice(0, 50)) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
