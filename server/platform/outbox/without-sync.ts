import { sql } from 'kysely';

/**
 * A column that makes its transaction's commit wait for no disk. For what can be done again from what was written before
 * it: a crash of the database forgets it together with the cursor, or with the event's number, and never one without the
 * other.
 */
export const withoutSync = sql`set_config('synchronous_commit', 'off', true) as without_sync`;
