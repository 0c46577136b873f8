import { expect, inject } from 'vitest';
import { changeGroup } from '../../server/domains/members/index.ts';
import { limitSessions } from '../../server/domains/sign-in/index.ts';
import type { Db } from '../../server/platform/context.ts';
import { createDb, createPool } from '../../server/platform/db/pool.ts';
import { inTransaction } from '../../server/platform/db/transaction.ts';
import { storeEvents } from '../../server/platform/outbox/store.ts';
import type { Member } from '../../tests/support/people.ts';
import { giveSecondStep } from '../../tests/support/second-step.ts';
import type { Person } from './person.ts';

/** Writes to the site's database as a command beside it does; the outbox notifies the site. */
export async function beside(
  write: (db: Db, tags: string[]) => Promise<unknown>,
  url = inject('siteDatabaseUrl'),
): Promise<void> {
  const pool = createPool({ url, max: 1 });
  await inTransaction(createDb(pool), async (db) => {
    const tags: string[] = [];
    await write(db, tags);
    await storeEvents(db, [], tags, new Date());
  });
  await pool.end();
}

/** Gives a member an office as the command line does. */
export async function giveOffice(person: Person, office: 1 | 3, url?: string): Promise<Member> {
  const joined = await person.register();
  await beside(async (db, tags) => {
    const ctx = {
      ...{ db, now: new Date(), actor: null, requestId: 'journey' },
      ...{ emit: () => undefined, stale: (tag: string) => void tags.push(tag) },
    };
    await changeGroup(ctx, { uid: joined.uid, office, reason: 'journey', refuseLastOperator: false }, limitSessions);
  }, url);
  const asked = { uid: joined.uid };
  await expect
    .poll(async () => (await person.api.call('moderation.ban-state', asked, joined)).error, { timeout: 8000 })
    .toBe(office === 1 ? 'wire.second_step_needed' : 'moderation.yourself');
  return joined;
}

/** An operator who came by two steps; of a site of its own by the address of its database. */
export async function makeOperator(person: Person, url?: string): Promise<Member> {
  const joined = await giveOffice(person, 1, url);
  await giveSecondStep(person.api, joined);
  return joined;
}
