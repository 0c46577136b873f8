import { parseArgs } from 'node:util';
import { type FaultName, play, triedFaults } from '../engines/failover/play.ts';
import { openStage } from '../engines/failover/stage.ts';
import { programOf } from '../engines/support/engine.ts';
import { patroniPackages } from '../engines/support/patroni.ts';
import { buildWhereNeeded } from './built.ts';

const usage = `npm run failover-test -- [--rounds 1] [--faults "killed,frozen"] [--seed 7] [--members 40] [--copies asynchronous]

Starts three machines with PostgreSQL, Patroni and etcd on addresses of loopback, haproxy and two processes of the site before
them, takes the primary away while members write, and proves that nothing acknowledged was lost or done twice. Ends with 1
where a promise was broken, as it may be where copies are asynchronous. Faults: ${triedFaults.join(', ')}.`;

/**
 * `npm run failover-test`: see `usage`, and docs/operations/failover.md.
 * @example npm run failover-test -- --rounds 3 --faults frozen
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    faults: { type: 'string', default: triedFaults.join(',') },
    seed: { type: 'string', default: '7' },
    members: { type: 'string', default: '40' },
    copies: { type: 'string', default: 'synchronous' },
    help: { type: 'boolean', default: false },
  },
});
const [rounds, seed, members] = [Number(values.rounds), Number(values.seed), Number(values.members)];
const chosen = values.faults.split(',').map((name) => triedFaults.find((tried) => tried === name));
const isTried = (name: FaultName | undefined): name is FaultName => name !== undefined;
const copies = values.copies === 'asynchronous' ? 'asynchronous' : 'synchronous';
if (values.help || !chosen.every(isTried) || ![rounds, seed, members].every((n) => Number.isSafeInteger(n) && n > 0)) {
  console.error(usage);
  process.exit(2);
}
const missing = Object.entries(patroniPackages).filter(([program]) => !programOf(program));
if (missing.length > 0) {
  console.error(`Not installed: ${[...new Set(missing.map(([, name]) => name))].join(', ')}`);
  process.exit(2);
}
await buildWhereNeeded();
const stage = await openStage({ seed, members, copies });
let broken = 0;
try {
  for (let round = 0; round < rounds; round += 1)
    for (const fault of chosen) {
      const { perSecond, wrong, ...figures } = await play(stage, fault);
      console.log(JSON.stringify(figures));
      console.log(`acknowledged in each second, from three before it on: ${perSecond.join(' ')}`);
      for (const line of wrong.slice(0, 50)) console.error(line);
      broken += wrong.length;
    }
} finally {
  await stage.stop();
}
console.log(broken === 0 ? 'Every promise held.' : `${broken} promises were broken.`);
process.exitCode = broken === 0 ? 0 : 1;
