import type { Break } from './deliberate-breaks.ts';

const inSql = (statement: string): string =>
  `import { sql } from 'kysely'; export const q = (db, now) => ${statement};`;
const sqlFile = 'server/domains/posts/sql/posts.ts';
const roomFile = 'server/domains/sign-in/sql/sessions.ts';
const migration = 'server/migrations/002.sql';
const action = 'server/domains/threads/actions/edit.ts';

export const statementBreaks: Break[] = [
  {
    title: 'a query outside sql/',
    file: action,
    text: `export const x = (ctx) => ctx.tx.selectFrom('threads.posts');`,
    says: /calls selectFrom/,
  },
  { title: 'SQL text outside sql/', file: 'server/pages/x.ts', text: inSql('sql`select 1`'), says: /writes SQL/ },
  {
    title: 'a write over a database that only selects',
    file: sqlFile,
    text: "import { sql } from 'kysely'; export const q = (db: ReadDb) => sql`delete from posts.posts`.execute(db);",
    says: /writes or locks over a ReadDb/,
  },
  {
    title: 'another schema',
    file: sqlFile,
    text: inSql(`db.selectFrom('accounts.members')`),
    says: /touches accounts.members/,
  },
  {
    title: 'another schema in text',
    file: sqlFile,
    text: inSql('sql`select * from accounts.members`'),
    says: /touches accounts.members/,
  },
  {
    title: 'a table of another room of the same schema',
    file: roomFile,
    text: inSql(`db.selectFrom('people.members')`),
    says: /touches people.members/,
  },
  {
    title: 'a table of another room in text',
    file: roomFile,
    text: inSql('sql`select 1 from people.sessions s join people.members m using (uid)`'),
    says: /touches people.members/,
  },
  {
    title: 'a table of another room in a list',
    file: roomFile,
    text: `export const own = ['people.sessions', 'people.members'] as const;`,
    says: /touches people.members/,
  },
  {
    title: 'a table of another room in a type',
    file: roomFile,
    text: `export type Row = DB['people.members'];`,
    says: /touches people.members/,
  },
  {
    title: 'a table of the floor above',
    file: 'server/domains/posts/sql/likes.ts',
    text: inSql(`db.selectFrom('threads.posts')`),
    says: /touches threads.posts/,
  },
  {
    title: 'a table of a room that another domain declares, too',
    file: 'server/domains/threads/held/contributes.ts',
    text: `export const heldRoom = { tables: { 'threads.posts': {}, 'threads.threads': {}, 'threads.previews': {} } };`,
    says: /threads.previews is owned by posts and threads/,
  },
  {
    title: 'a table that nobody owns in a statement',
    file: roomFile,
    text: inSql(`db.deleteFrom('people.visits')`),
    says: /touches people.visits/,
  },
  {
    title: 'a table that two rooms own',
    file: 'server/domains/sign-in/personal-data.ts',
    text: `export const signInTables = { 'people.sessions': { uid: 'forgotten' }, 'people.members': { none: 'ours too' } };`,
    says: /people.members is owned by members and sign-in/,
  },
  {
    title: 'a table without its schema',
    file: sqlFile,
    text: inSql(`db.selectFrom('posts as p')`),
    says: /posts without its schema/,
  },
  {
    title: 'a table without its schema in text',
    file: sqlFile,
    text: inSql('sql`update posts set a = 1`'),
    says: /posts without its schema/,
  },
  {
    title: 'two schemas in one statement',
    file: 'server/platform/x.ts',
    text: inSql(`db.selectFrom('threads.posts').innerJoin('accounts.members', 'a', 'b').select('c')`),
    says: /two schemas: accounts, threads/,
  },
  {
    title: 'two schemas in one text',
    file: 'server/platform/x.ts',
    text: inSql('sql`select 1 from threads.posts p join accounts.members m using (uid)`'),
    says: /two schemas/,
  },
  {
    title: 'MERGE',
    file: sqlFile,
    text: inSql('sql`merge into threads.posts using (select 1) s on true`'),
    says: /uses MERGE/,
  },
  { title: 'MERGE by the builder', file: sqlFile, text: inSql(`db.mergeInto('threads.posts')`), says: /uses MERGE/ },
  {
    title: 'SERIALIZABLE',
    file: action,
    text: `export const x = (db) => db.transaction().setIsolationLevel('serializable');`,
    says: /asks for SERIALIZABLE/,
  },
  {
    title: 'now() in on conflict',
    file: sqlFile,
    text: inSql('sql`insert into threads.posts (tid) values (1) on conflict (tid) do update set seen = now()`'),
    says: /sets now in on conflict/,
  },
  {
    title: 'now() in on conflict by the builder',
    file: sqlFile,
    text: inSql(`db.onConflict((oc) => oc.column('tid').doUpdateSet({ seen: sql\`now()\` }))`),
    says: /calls a function in on conflict/,
  },
  {
    title: 'an expression returned',
    file: sqlFile,
    text: inSql('sql`update threads.posts set a = 1 returning lower(subject)`'),
    says: /returns lower from a write/,
  },
  {
    title: 'an expression returned by the builder',
    file: sqlFile,
    text: inSql(`db.updateTable('threads.posts').returning(sql\`now()\`.as('t'))`),
    says: /returns more than columns/,
  },
  {
    title: 'pg_notify with a FROM',
    file: sqlFile,
    text: inSql(`sql\`select pg_notify('x', pid::text) from threads.posts\``),
    says: /calls pg_notify inside another/,
  },
  {
    title: 'an advisory lock inside a write',
    file: sqlFile,
    text: inSql('sql`update threads.posts set a = pg_advisory_xact_lock(1)`'),
    says: /calls pg_advisory_xact_lock inside/,
  },
  {
    title: 'a transaction of one’s own',
    file: action,
    text: `export const x = (ctx) => ctx.db.transaction().execute(() => 1);`,
    says: /opens a transaction/,
  },
  {
    title: 'a SQLSTATE read outside platform',
    file: action,
    text: `export const x = (error) => error.code === '23505';`,
    says: /reads the SQLSTATE 23505/,
  },
];

export const migrationBreaks: Break[] = [
  {
    title: 'a table of a shared schema that nobody owns',
    file: migration,
    text: 'create table people.visits (uid bigint primary key);',
    says: /nobody owns people.visits/,
  },
  {
    title: 'a table without a schema',
    file: migration,
    text: 'create table posts (pid bigint);',
    says: /posts without its schema/,
  },
  {
    title: 'an index without a schema',
    file: migration,
    text: 'create index x on posts (pid);',
    says: /posts without its schema/,
  },
  {
    title: 'a foreign key across schemas',
    file: migration,
    text: 'create table threads.x (uid bigint references accounts.members (uid));',
    says: /two schemas|ties schemas/,
  },
  {
    title: 'a view across schemas',
    file: migration,
    text: 'create view threads.v as select 1 from threads.posts, accounts.members;',
    says: /two schemas/,
  },
  {
    title: 'a default of another schema',
    file: migration,
    text: `create table threads.x (id bigint default nextval('accounts.uid_seq'));`,
    says: /ties schemas together/,
  },
  {
    title: 'a body of another schema',
    file: migration,
    text: 'create function threads.f() returns int language sql as $$ select 1 from accounts.members $$;',
    says: /ties schemas together/,
  },
  {
    title: 'a trigger',
    file: migration,
    text: 'create trigger t after insert on threads.posts execute function threads.f();',
    says: /creates a trigger/,
  },
  {
    title: 'an identity column',
    file: migration,
    text: 'create table threads.x (id bigint generated always as identity);',
    says: /identity column/,
  },
  {
    title: 'a serial',
    file: migration,
    text: 'create table threads.x (id bigserial primary key);',
    says: /uses bigserial/,
  },
  {
    title: 'a primary key without the hot key',
    file: migration,
    text: 'create table threads.x (tid bigint not null, pid bigint primary key);',
    says: /unique by \(pid\) without tid/,
  },
  {
    title: 'a unique index without the hot key',
    file: migration,
    text: 'create unique index posts_pid on threads.posts (pid);',
    says: /unique by \(pid\) without tid/,
  },
  {
    title: 'a hot table without its key',
    file: migration,
    text: 'create table threads.post_likes (pid bigint, uid bigint, primary key (pid, uid));',
    says: /no tid not null/,
  },
];
