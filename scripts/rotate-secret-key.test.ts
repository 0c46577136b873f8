import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { digestToken } from '../server/domains/notices/index.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { createDb, createPool } from '../server/platform/db/pool.ts';
import { startEmbedded } from '../server/platform/postgres/embedded.ts';
import { testDataDirs } from '../server/platform/postgres/testing/data-dir.ts';
import { rotateSecretKey } from '../server/platform/rotate-secret-key.ts';
import { sharedKeyColumn } from '../server/platform/sealed-at-rest.ts';
import { loadSecretKey } from '../server/platform/secrets.ts';
import { type TestApp, testApp } from '../tests/support/app.ts';
import { runScript } from '../tests/support/command.ts';
import { codeAt } from '../tests/support/second-step.ts';
import { seldom } from '../tests/support/sweep.ts';
import { type Guarded, guardedMember } from '../tests/support/two-step.ts';

const at = await testDataDirs();
const [oldKey, newKey] = ['the key of before, long ago', 'the key from now on, for long'];
const old = await testApp({ env: { SECRET_KEY: oldKey } });
const { db, pool } = old;
const appWith = (env: Record<string, string>) =>
  testApp({ env, database: { ...old, url: databaseUrl }, ended: onTestFinished });
const databaseUrl = (pool.options as { connectionString?: string }).connectionString ?? '';
const rotate = (env: Record<string, string>) =>
  runScript('rotate-secret-key.ts', { DATABASE_URL: databaseUrl, ...env });

/** A log-in by two steps; undefined where it went well. */
async function enter({ api, caller }: TestApp, { member }: Guarded, code: string) {
  const { username, password } = member;
  const { body, error } = await caller().call('sign-in.login', { username, password });
  expect(error).toBe('accounts.two_step_needed');
  return (await api.call('sign-in.login-code', { ticket: String(body.ticket), code })).error;
}

let ahead = 0;
/** The next code that an app shows: each is taken once. */
function nextCode({ clock }: TestApp, { secret }: Guarded): string {
  ahead += 30;
  clock.advance(30);
  return codeAt(secret, clock.now());
}

test('two-step codes, recovery codes, sessions, signs and e-mails’ links outlive the key', async () => {
  const ada = await guardedMember(old.api, old.clock);
  const link = digestToken(oldKey, ada.member.uid);
  const keysOf = async (site: TestApp) => (await site.api.fetch('/.well-known/jwks.json')).json();
  const published = await keysOf(old);

  // Processes of both keys side by side, before anything is sealed anew.
  const both = await appWith({ SECRET_KEY: newKey, SECRET_KEY_PREVIOUS: oldKey });
  both.clock.advance(60);
  expect(await enter(both, ada, nextCode(both, ada))).toBeUndefined();
  expect(await enter(both, ada, ada.codes[0]!)).toBeUndefined();
  const eve = await guardedMember(both.api, both.clock);

  const rotated = await rotate({ SECRET_KEY: newKey, SECRET_KEY_PREVIOUS: oldKey });
  expect(rotated).toMatchObject({ code: 0, errors: '' });
  expect(rotated.out).toMatch(/accounts\.two_step\.secret: 1 sealed anew/);

  const anew = await appWith({ SECRET_KEY: newKey });
  anew.clock.advance(ahead + 300);
  expect(await keysOf(anew)).toEqual(published);
  expect(await enter(anew, ada, nextCode(anew, ada))).toBeUndefined();
  expect(await enter(anew, eve, nextCode(anew, eve))).toBeUndefined();
  expect(await enter(anew, ada, ada.codes[1]!)).toBeUndefined();
  expect(await enter(anew, ada, ada.codes[1]!)).toBe('accounts.wrong_code');
  expect((await anew.api.call('members.is-creator', {}, ada.member)).ok).toBe(true);
  expect((await anew.api.call('notices.digest-off', { token: link })).ok).toBe(true);
  expect((await anew.api.call('notices.digest-off', { token: digestToken('a forger’s key', 1) })).ok).toBe(false);

  // Once more, to a third key: what was stored of the first one is sealed anew like the rest.
  const third = 'yet another key, the third';
  expect(await rotate({ SECRET_KEY: third, SECRET_KEY_PREVIOUS: newKey })).toMatchObject({ code: 0 });
  const last = await appWith({ SECRET_KEY: third });
  last.clock.advance(ahead + 600);
  expect(await enter(last, ada, ada.codes[2]!)).toBeUndefined();
  expect(await enter(last, eve, eve.codes[0]!)).toBeUndefined();
  expect(await enter(last, eve, nextCode(last, eve))).toBeUndefined();
  const again = await rotate({ SECRET_KEY: third, SECRET_KEY_PREVIOUS: newKey });
  expect(again.out).toMatch(/accounts\.two_step\.secret: 0 sealed anew/);
}, 60_000);

seldom('cut short it goes on where it was, and what neither key opens is reported and left', async () => {
  const secrets = { current: 'a current key of the tests', previous: 'a previous key of the tests' };
  const rows = Array.from({ length: 450 }, (_, n) => `cut short ${String(n).padStart(3, '0')}`);
  await db
    .insertInto('platform.keys')
    .values(
      rows.map((purpose, n) => ({
        purpose,
        kid: purpose,
        public_jwk: '{}',
        // Half of them as a run that was cut short left them, one of a key that nobody has.
        private_sealed: sharedKeyColumn.seal(
          n === 7 ? 'lost' : n < 200 ? secrets.current : secrets.previous,
          purpose,
          'k',
        ),
        created_at: new Date(),
      })),
    )
    .execute();
  const only = { columns: [sharedKeyColumn], lasting: [] };
  const rotated = await rotateSecretKey(db, only, secrets, new Date());
  expect(rotated.resealed).toEqual({ 'platform.keys.private_sealed': 250 });
  expect(rotated.unreadable).toContain('platform.keys.private_sealed of cut short 007');
  const stored = await db.selectFrom('platform.keys').selectAll().where('purpose', 'like', 'cut short%').execute();
  const open = stored.filter(({ purpose, private_sealed }) => {
    if (purpose === 'cut short 007') return false;
    return sharedKeyColumn.open({ current: secrets.current }, purpose, private_sealed) === 'k';
  });
  expect(open).toHaveLength(449);
  await db.deleteFrom('platform.keys').where('purpose', 'like', 'cut short%').execute();
});

seldom('a value that is changed while the key is rotated stays as it was changed', async () => {
  const secrets = { current: 'a current key of the tests', previous: 'a previous key of the tests' };
  const purpose = 'changed meanwhile';
  const sealed = (plain: string) => sharedKeyColumn.seal(secrets.previous, purpose, plain);
  const row = { purpose, kid: purpose, public_jwk: '{}', private_sealed: sealed('old'), created_at: new Date() };
  await db.insertInto('platform.keys').values(row).execute();
  const own = db.selectFrom('platform.keys').selectAll().where('purpose', '=', purpose);
  let changed = false;
  const raced = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const wasRead = result.rows.some(({ key }) => key === purpose);
      if (wasRead && !changed) {
        changed = true;
        const set = { private_sealed: sealed('new') };
        await db.updateTable('platform.keys').set(set).where('purpose', '=', purpose).execute();
      }
      return result;
    },
  });
  await rotateSecretKey(raced, { columns: [sharedKeyColumn], lasting: [] }, secrets, new Date());
  const { private_sealed } = await own.executeTakeFirstOrThrow();
  expect(sharedKeyColumn.open({ current: secrets.current }, purpose, private_sealed)).toBe('new');
  await db.deleteFrom('platform.keys').where('purpose', '=', purpose).execute();
});

seldom(
  'the key of DATA_DIR is made anew while the site is stopped',
  async () => {
    const env = { DATA_DIR: at.dataDir, SECRET_KEY: '' };
    const file = join(at.dataDir, 'secret.key');
    const embedded = await startEmbedded({ dataDir: at.dataDir });
    const own = createPool({ url: embedded.url, max: 3 });
    await migrate(own);
    const first = await loadSecretKey(undefined, at.dataDir);
    await createDb(own)
      .insertInto('platform.keys')
      .values({
        purpose: 'signs',
        kid: 'one',
        public_jwk: '{}',
        private_sealed: sharedKeyColumn.seal(first, 'signs', 'the private half'),
        created_at: new Date(),
      })
      .execute();
    await own.end();
    expect((await runScript('rotate-secret-key.ts', env)).errors).toContain('stop it first');
    await embedded.stop();

    // After a rotation that was cut short the site refuses to start.
    await writeFile(`${file}.previous`, `${first}\n`);
    await expect(loadSecretKey(undefined, at.dataDir)).rejects.toThrow(/cut short/);
    expect(await runScript('rotate-secret-key.ts', env)).toMatchObject({ code: 0 });
    const second = await loadSecretKey(undefined, at.dataDir);
    expect([second === first, (await readFile(file, 'utf8')).trim() === second]).toEqual([false, true]);
    expect(existsSync(`${file}.previous`)).toBe(false);
    const later = await startEmbedded({ dataDir: at.dataDir });
    const look = createPool({ url: later.url, max: 3 });
    const row = await createDb(look)
      .selectFrom('platform.keys')
      .selectAll()
      .where('purpose', '=', 'signs')
      .executeTakeFirstOrThrow();
    expect(sharedKeyColumn.open({ current: second }, 'signs', row.private_sealed)).toBe('the private half');
    await look.end();
    await later.stop();
  },
  60_000,
);

seldom('without the key of before it says what is missing', async () => {
  expect((await rotate({ SECRET_KEY: newKey })).errors).toContain('SECRET_KEY_PREVIOUS is missing');
});

test('what is declared to be rotated exists', async () => {
  for (const { table, column, key } of old.app.sealedAtRest.columns) {
    const [schema, name] = table.split('.');
    const { rows } = await pool.query(
      'select data_type from information_schema.columns where table_schema = $1 and table_name = $2 and column_name = any($3)',
      [schema, name, [column, key]],
    );
    expect(rows).toHaveLength(2);
  }
});
