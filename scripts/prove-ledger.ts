import { proveLedger } from '../server/domains/economy/index.ts';
import { besideTheSite } from '../server/platform/process/beside.ts';
import { runCommand } from '../server/platform/process/command.ts';

/**
 * `npm run prove-ledger`: proves every sum of the ledger and ends with 1 where one is wrong.
 * @example npm run prove-ledger
 */
await runCommand(async (config) => {
  const { transfers, accounts, faults } = await besideTheSite(config, proveLedger);
  const verdict = faults.length === 0 ? 'every sum is right' : `${faults.length} wrong`;
  console.log(`${transfers} transfers and ${accounts} accounts: ${verdict}`);
  for (const { what, id } of faults) console.error(`Wrong: ${what} (${id})`);
  if (faults.length > 0) process.exitCode = 1;
});
