import { note } from '../../scripts/generators/list.ts';
import type { Ranks } from './house.ts';

export const sampleRanks: Ranks = {
  countries: 1,
  economy: 2,
  accounts: 3,
  members: 3,
  'sign-in': 4,
  posts: 5,
  threads: 6,
  feeds: 7,
};

/** A small house in which every rule holds. */
export const soundHouse: Record<string, string> = {
  'contract/domains/threads/calls.ts': `import { z } from 'zod'; export const reply = z.object({ at: z.number() }); export const threadsCalls = { 'threads.pin': defineCall({}), 'threads.reply': defineCall({}) };`,
  'contract/made/calls.ts': `// Made by \`npm run lists\` of what the domains declare: change it there.
import { threadsCalls } from '../domains/threads/calls.ts';

export const domainCalls = {
  ...threadsCalls,
} as const;
`,
  'server/app.ts': `import { manifest } from './domains/threads/manifest.ts'; export const all = [manifest];`,
  'server/main.ts': `import { all } from './app.ts'; all;`,
  'server/platform/clock.ts': `/** The first letter of \`told\`; letters, digits. */ export const now = () => Date.now();`,
  'server/platform/pictures.ts': `export const pictures = () => import('sharp');`,
  'server/domains/accounts/index.ts': `export { findMember } from './reads/find-member.ts';`,
  'server/domains/accounts/README.md': '# Accounts\nOwns members.',
  'server/domains/accounts/reads/find-member.ts': `import { memberById } from '../sql/members.ts'; export const findMember = memberById;`,
  'server/domains/accounts/sql/members.ts': `
    import { sql } from 'kysely';
    export const memberById = (db, uid) => db.selectFrom('accounts.members').selectAll().where('uid', '=', uid);
    export const seen = (db, uid, now) => db.insertInto('accounts.visits').values({ uid, now })
      .onConflict((oc) => oc.column('uid').doUpdateSet((eb) => ({ now, count: eb('accounts.visits.count', '+', 1) }))).returning('uid');
    export const lock = (uid) => sql\`select pg_advisory_xact_lock(\${uid})\`;
    export const recent = sql\`with newest as (select uid from accounts.members where extract(epoch from joined) > 0)
      select uid, now() is distinct from joined as late from newest, unnest(\${1}::int[]) as a for update skip locked\`;`,
  'server/domains/threads/index.ts': `export { reply } from './actions/reply.ts';`,
  'server/domains/threads/README.md': '# Threads',
  'server/domains/threads/manifest.ts': `import { reply } from './actions/reply.ts'; export const manifest = { handlers: { 'threads.reply': reply } };`,
  'server/domains/threads/actions/reply.ts': `
    import { findMember } from '../../accounts/index.ts'; import { canReply } from '../policy.ts'; import { now } from '../../../platform/clock.ts';
    export async function reply(ctx) { return canReply(await findMember(ctx), now()); }`,
  'server/domains/threads/core/policy.ts': `export const canReply = (member, now) => member.joined < new Date(now).getTime();`,
  'server/migrations/001.sql': `
    create schema accounts; create schema threads;
    create sequence threads.posts_pid_seq;
    create table threads.posts (tid bigint not null, pid bigint not null default nextval('threads.posts_pid_seq'), position integer not null,
      created timestamptz not null default now(), unique (tid, position), primary key (tid, pid));
    create table threads.threads (tid bigint primary key); create table threads.likes (tid bigint primary key);
    create index posts_by_pid on threads.posts (pid);
    create unique index posts_first on threads.posts (tid) where position = 1;`,
  'server/domains/members/personal-data.ts': `
    export const membersTables = { 'people.members': { uid: 'forgotten' } } as const satisfies SomeTablesOf<'people'>;`,
  'server/domains/members/sql/members.ts': `
    const card = ['members.uid', 'members.name'];
    export const memberById = (db, uid) => db.selectFrom('people.members as members').select(card).where('members.uid', '=', uid);`,
  'server/domains/sign-in/personal-data.ts': `
    export const signInTables = { 'people.sessions': { uid: 'forgotten' } } as const satisfies SomeTablesOf<'people'>;`,
  'server/migrations/001-people.sql': `
    create schema people; create table people.members (uid bigint primary key);
    create table if not exists people.sessions (uid bigint primary key);`,
  'server/domains/posts/personal-data.ts': `export const postsTables = { 'threads.likes': { none: 'counts' }, 'threads.previews': { none: 'counts' } };`,
  'server/domains/posts/sql/likes.ts': `
    export const like = (db) => db.insertInto('threads.likes').values({ n: 1 });
    export const count = (db) => db.updateTable('threads.threads').set({ likes: 1 });`,
  'server/domains/threads/held/contributes.ts': `
    export const heldRoom = { tables: { 'threads.posts': { none: 'x' }, 'threads.threads': { none: 'x' } } };`,
  'server/domains/threads/made/rooms.ts': `${note}
import { heldRoom } from '../held/contributes.ts';
import { watchedRoom } from '../watched/contributes.ts';

export const threadsRooms = [heldRoom, watchedRoom] as const;
`,
  'server/domains/threads/traits/made.ts': `${note}
import { rushTrait } from './rush/trait.ts';

export const threadTraits = {
  rush: rushTrait,
} as const;
`,
  'server/domains/threads/watched/contributes.ts': `
    import { liked } from '../held/sql/liked.ts'; export const watchedRoom = { handlers: { liked } };`,
  'server/domains/threads/held/sql/liked.ts': `
    export const liked = (db) => db.selectFrom('threads.posts').innerJoin('threads.likes', 'a', 'b').select('c');`,
  'server/domains/threads/traits/rush/trait.ts': `
    import { mayRush } from './rules/rush.ts'; import { canReply } from '../../core/policy.ts'; export const rushTrait = { take: [mayRush, canReply] };`,
  'server/domains/threads/traits/rush/rules/rush.ts': `export const mayRush = (floor) => floor > 1;`,
  'web/design/button.tsx': `export const Button = () => <button type="button" />;`,
  'web/features/accounts/index.ts': `export { Card } from './card.tsx';`,
  'web/features/accounts/card.tsx': `import { Button } from '../../design/button.tsx'; export const Card = () => <Button />;`,
  'web/features/threads/post.tsx': `
    import { part } from '../../parts/part.ts'; import { Card } from '../accounts/index.ts';
    export const Editor = part({ for: 'pressed', load: () => import('./editor.tsx') }); export const Post = () => <Card />;`,
  'web/parts/part.ts': `export const part = (declared) => declared;`,
  'web/features/threads/traits/rush/page.tsx': `export const rushPage = { note: () => <p /> };`,
  'web/features/threads/traits/made/pages.ts': `// Made by \`npm run lists\` of what the domains declare: change it there.
import { rushPage } from '../rush/page.tsx';
import type { PageTrait } from '../trait.ts';

export const pageTraits: Readonly<Record<string, PageTrait>> = {
  rush: rushPage,
};
`,
  'web/features/threads/traits/trait.ts': `export type PageTrait = { note?: () => unknown };`,
  'web/features/threads/index.ts': `export { Post } from './post.tsx';`,
  'web/features/threads/editor.tsx': `export const Editor = () => <p />;`,
  'web/routes/thread.tsx': `import { Post } from '../features/threads/index.ts'; export default function Thread() { return <Post />; }`,
};
