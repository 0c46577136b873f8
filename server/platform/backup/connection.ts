import pg from 'pg';

/** Numbers that this product's advisory locks have in common, with those of migrations and of backups. */
const migrationLock = [1650549615, 2];
const backupLock = [1650549615, 4];

/** What the text form of values depends on, the same at both ends whatever the database is set to. */
const settings = [
  `set statement_timeout = 0`,
  `set idle_in_transaction_session_timeout = 0`,
  `set datestyle = 'ISO, YMD'`,
  `set intervalstyle = 'postgres'`,
  `set timezone = 'UTC'`,
  `set bytea_output = 'hex'`,
  `set extra_float_digits = 3`,
  `set client_encoding = 'UTF8'`,
];

/** A connection on which rows go in and out as they are, however long it takes. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'baobab backup', keepAlive: true });
  // A lost connection fails the statement under way; without a listener it would end the process as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const setting of settings) await client.query(setting);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Of two backups of one site the second is refused. */
export async function lockBackup(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1, $2) as held', backupLock);
  return rows[0]?.held ?? false;
}

/** Tables aren't changed while they are read: the migrations of a release that starts at the same time wait. */
export async function holdMigrations(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, $2)', migrationLock);
}

/** False where a migration or the reading of a backup is under way; else none begins before this transaction ends. */
export async function tryHoldTables(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(
    'select pg_try_advisory_xact_lock($1, $2) as held',
    migrationLock,
  );
  return rows[0]?.held ?? false;
}

/** The rows are read: whatever the backup still does, tables may change. */
export async function releaseMigrations(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_unlock_shared($1, $2)', migrationLock);
}
