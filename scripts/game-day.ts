import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { parts } from '../engines/game-day/parts.ts';
import { play } from '../engines/game-day/play.ts';
import { type Drill, pageOf } from '../engines/game-day/report.ts';
import { openStage } from '../engines/game-day/stage.ts';
import { haproxyPackages } from '../engines/support/haproxy.ts';
import { postgresPackages } from '../engines/support/postgres.ts';
import { programOf } from '../engines/support/programs.ts';
import { prometheusPackages } from '../engines/support/prometheus.ts';
import { redisPackages } from '../engines/support/redis.ts';
import { thisRelease } from '../engines/support/release.ts';

const usage = `npm run game-day -- [--parts "Redis killed,disk full"] [--members 20] [--to FILE]

Starts a primary and a replica of PostgreSQL, Redis, a store of files, a mail server, two web processes and one for jobs,
haproxy and Prometheus on this machine, breaks one part after the other while members act, and says what was seen. Ends with 1 where something that
was acknowledged is lost, all was not well within 90 seconds, or the alarm for it did not rise.
Parts: ${Object.keys(parts).join(', ')}.`;

/**
 * `npm run game-day`: see `usage`.
 * @example npm run game-day -- --parts "Redis killed"
 */
const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: Object.keys(parts).join(',') },
    members: { type: 'string', default: '20' },
    to: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const chosen = values.parts.split(',').map((name) => [name, parts[name]] as const);
const members = Number(values.members);
if (values.help || chosen.some(([, part]) => part === undefined) || !Number.isSafeInteger(members) || members < 2) {
  console.error(usage);
  process.exit(2);
}
const needed = { ...haproxyPackages, ...postgresPackages, ...prometheusPackages, ...redisPackages };
const missing = Object.entries(needed).filter(([program]) => !programOf(program));
if (missing.length > 0) {
  console.error(`Not installed: ${[...new Set(missing.map(([, name]) => name))].join(', ')}`);
  process.exit(2);
}
const drill: Drill = {
  day: new Date().toISOString().slice(0, 10),
  cores: cpus().length,
  members,
  seen: [],
  leftOut: [],
};
const stage = await openStage(await thisRelease(), members);
try {
  for (const [name, part] of chosen) {
    const why = part?.leftOut?.(stage);
    if (why !== undefined) drill.leftOut.push([name, why]);
    if (part === undefined || why !== undefined) continue;
    const seen = await play(stage, name, part);
    console.log(JSON.stringify(seen));
    drill.seen.push(seen);
  }
} finally {
  await stage.stop();
}
const page = pageOf(drill);
console.log(page);
if (values.to !== undefined) await writeFile(values.to, page);
const isGood = ({ wrong, secondsUntilWell, alarms, expected }: Drill['seen'][number]): boolean =>
  wrong.length === 0 && Number.isFinite(secondsUntilWell) && alarms.some((alarm) => alarm.startsWith(expected));
process.exitCode = drill.seen.every(isGood) ? 0 : 1;
