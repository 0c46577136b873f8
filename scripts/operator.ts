/**
 * `npm run operator -- grant USER` makes a member an operator, `revoke USER` takes the office away.
 * @example npm run operator -- grant ada
 */
import { changeGroup, memberByUsername, membersByIds } from '../server/domains/members/index.ts';
import { limitSessions } from '../server/domains/sign-in/index.ts';
import type { Db } from '../server/platform/context.ts';
import { inTransaction } from '../server/platform/db/transaction.ts';
import type { DomainEvent } from '../server/platform/outbox/event.ts';
import { storeEvents } from '../server/platform/outbox/store.ts';
import { besideTheSite } from '../server/platform/process/beside.ts';
import { runCommand } from '../server/platform/process/command.ts';
import { StartupError } from '../server/platform/startup-error.ts';

const usage = `npm run operator -- grant USER
npm run operator -- revoke USER

Makes the member with this username (or number) an operator, or takes the office away. Works on the database of
DATABASE_URL or, without one, on the embedded database under DATA_DIR, whether the site runs or not.`;

const faults = {
  unknown_member: 'there is no such member',
  sanctioned: 'the member is under a sanction; lift it first',
  stale: 'somebody else changed the member at the same time; try again',
  last_operator: 'this is the last operator',
};

type Verb = 'grant' | 'revoke';

/** What was done, in a line; the running site is notified of it by the outbox, within two seconds. */
const change = (db: Db, verb: Verb, user: string): Promise<string> =>
  inTransaction(db, async (tx) => {
    const uid = await findMember(tx, user);
    if (uid === undefined) throw new StartupError(`${user}: ${faults.unknown_member}`);
    const events: DomainEvent[] = [];
    const tags: string[] = [];
    const now = new Date();
    const ctx = {
      db: tx,
      now,
      actor: null,
      requestId: 'command line',
      emit: (event: DomainEvent) => void events.push(event),
      stale: (tag: string) => void tags.push(tag),
    };
    const held = (await membersByIds(tx, [uid])).get(uid)?.groupid;
    if (verb === 'revoke' && held !== 1) throw new StartupError(`${user} is no operator`);
    const office = verb === 'grant' ? 1 : 0;
    const change = { uid, office, reason: `${verb}, command line`, refuseLastOperator: false } as const;
    const changed = await changeGroup(ctx, change, limitSessions);
    if (typeof changed === 'string') throw new StartupError(`${user}: ${faults[changed]}`);
    if (events.length > 0) await storeEvents(tx, events, tags, now);
    return verb === 'grant' ? `${user} is an operator` : `${user} is no operator any more`;
  });

async function findMember(db: Db, user: string): Promise<number | undefined> {
  const byName = await memberByUsername(db, user);
  if (byName !== undefined || !/^\d{1,15}$/.test(user)) return byName;
  return (await membersByIds(db, [Number(user)])).has(Number(user)) ? Number(user) : undefined;
}

const [verb, user, ...more] = process.argv.slice(2);
if ((verb !== 'grant' && verb !== 'revoke') || user === undefined || more.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await runCommand(async (config) => console.log(await besideTheSite(config, (db) => change(db, verb, user))));
}
