import { beforeEach, describe, expect, test } from 'vitest';
import type { CallSpec } from '../../contract/call.ts';
import { type CallName, calls } from '../../contract/calls.ts';
import { globalFid } from '../../contract/primitives/countries.ts';
import { addTopic } from '../../server/domains/topics/index.ts';
import { testForum, type Writer } from '../support/forum.ts';

const forum = await testForum();
const { api, clock, db, member, post, reply, forgetLimits } = forum;

/** Who asks. Their offices are over the place `in` of the table. */
const people = {
  guest: null,
  member: await member(),
  muted: await member({ groupid: 4 }),
  author: await member(),
  topicHost: await member(),
  topicModerator: await member({ countryFid: 190 }),
  boardModerator: await member({ countryFid: 190 }),
  groupOwner: await member(),
  groupAdmin: await member(),
  groupMember: await member(),
  moderator: await member({ groupid: 3 }),
  countryModerator: await member({ groupid: 2 }),
  globalModerator: await member({ groupid: 3, countryFid: globalFid }),
  operator: await member({ groupid: 1 }),
} as const satisfies Record<string, Writer | null>;
type Role = keyof typeof people;
const { author, operator, topicHost, topicModerator, boardModerator, groupOwner, groupAdmin, groupMember } = people;
const other = await member();

const topicOf = (name: string, host: Writer) =>
  addTopic(
    { db, now: clock.now(), touch: () => undefined, emit: () => undefined },
    { name, description: 'Its words.', countryFid: globalFid, hostUid: host.uid },
  );
const topids = { in: await topicOf('Harmattan', topicHost), out: await topicOf('Monsoon', other) };
const groupOf = async (name: string, owner: Writer): Promise<number> =>
  (await api.must('groups.create', { name, description: 'Who meets here.', reading: 'all' }, owner)).data.groupid;
const groupids = { in: await groupOf('Circle', groupOwner), out: await groupOf('Square', other) };
for (const who of [groupAdmin, groupMember, author])
  for (const groupid of Object.values(groupids)) await api.must('groups.join', { groupid }, who);
await api.must('groups.set-role', { groupid: groupids.in, uid: groupAdmin.uid, admin: 1 }, groupOwner);
const give = (who: Writer, office: 'topic' | 'board', place: number) =>
  api.must('operators.give-office', { uid: who.uid, office, place, country_fid: 188, reason: 'helps' }, operator);
await give(topicModerator, 'topic', topids.in);
await give(boardModerator, 'board', 2);

/** Where a thread stands: within every office of the table, or outside of all but those that reach everywhere. */
const places = {
  in: { country_fid: 188, typeid: 2, topid: topids.in, groupid: groupids.in },
  out: { country_fid: 206, typeid: 3, topid: topids.out, groupid: groupids.out },
} as const;
type Where = keyof typeof places;

interface Scene {
  tid: number;
  pid: number;
  /** A reply in the thread. */
  replyPid: number;
  where: Where;
  countryFid: number;
}

async function sceneAt(where: Where): Promise<Scene> {
  const { country_fid, ...fields } = places[where];
  const { tid, pid } = await post(author, { ...fields, country_fid });
  // A country takes no threads of another's members by their own call.
  await db.updateTable('threads.threads').set({ country_fid, typeid: fields.typeid }).where('tid', '=', tid).execute();
  const replied = await reply(author, tid);
  return { tid, pid, replyPid: replied.pid, where, countryFid: country_fid };
}

const heldIn = async ({ tid, countryFid }: Scene): Promise<{ pid: number }> => {
  const pid = 700_000_000 + tid;
  const row = { tid, pid, country_fid: countryFid, authorid: author.uid, reply: '{"attachments":[]}' };
  await db.insertInto('threads.held').values({ ...row, reasons: ['links'], at: clock.now() }).execute();
  return { pid };
};
const appealIn = async ({ tid, pid, countryFid: country_fid }: Scene): Promise<{ id: number }> => {
  const act = { act: 'close', tid, pid, uid: author.uid, country_fid, by_uid: null, rule: 'other', reason: '' };
  const acts = db.insertInto('moderation.acts').values({ ...act, at: clock.now() });
  const { id: act_id } = await acts.returning('id').executeTakeFirstOrThrow();
  const row = { uid: author.uid, act_id, country_fid, message: 'Why?', created_at: clock.now() };
  return db.insertInto('moderation.appeals').values(row).returning('id').executeTakeFirstOrThrow();
};
const caseIn = async ({ pid }: Scene): Promise<{ id: number }> => {
  await api.must('reports.report', { pid, reason: 'spam' }, other);
  return db
    .selectFrom('reports.cases')
    .select('id')
    .where('pid', '=', pid)
    .executeTakeFirstOrThrow();
};
const takenDown = (call: 'threads.ban-post' | 'threads.delete-post') => async (scene: Scene) => {
  const { pid } = scene;
  await api.must(call, call === 'threads.ban-post' ? { pid, status: 1 } : { pid }, operator);
  return scene;
};

const done = '';
type Verdict = string;
/** What each role is answered, in its place and outside; who isn't named is refused as any member is. */
interface Row {
  call: CallName;
  /** Sent, once what it is about is there. */
  input: (scene: Scene) => object | Promise<object>;
  /** How a plain member is refused. */
  plain: Verdict;
  may: Partial<Record<Role, readonly [inside: Verdict, outside: Verdict]>>;
}

const far = 'threads.other_country';
const beyond = 'threads.other_place';
const everywhere = { globalModerator: [done, done], operator: [done, done] } as const;
const ofCountry = (refusal: Verdict) =>
  ({ moderator: [done, refusal], countryModerator: [done, refusal], ...everywhere }) as const;
const ofPlace = {
  topicModerator: [done, beyond],
  boardModerator: [done, beyond],
  ...ofCountry(far),
} as const;
const authors = { author: [done, done] } as const;
const closedToAll = { muted: ['wire.forbidden', 'wire.forbidden'] } as const;

/** Acts that every office does within its place. */
const acts: Record<string, Row> = {
  digest: row('threads.digest', ({ tid }) => ({ tid, digestlevel: 1 }), ofPlace),
  highlight: row('threads.highlight', ({ tid }) => ({ tid, highlight_style: 2 }), ofPlace),
  move: row('threads.move', ({ tid }) => ({ tid, typeid: 4 }), ofPlace),
  close: row('threads.close', ({ tid }) => ({ tid, closed: 1 }), ofPlace),
  hide: row('threads.ban-post', ({ pid }) => ({ pid, status: 1 }), ofPlace),
  'hide a reply': row('threads.ban-post', ({ replyPid }) => ({ pid: replyPid, status: 1 }), ofPlace),
  'show again': row('threads.ban-post', async (at) => ({ pid: (await takenDown('threads.ban-post')(at)).pid, status: 0 }), ofPlace),
  restore: row('threads.restore-post', async (at) => ({ pid: (await takenDown('threads.delete-post')(at)).pid }), ofPlace),
  look: row('threads.moderation', ({ pid }) => ({ pid }), ofPlace),
};

function row(call: CallName, input: Row['input'], may: Row['may'], plain = 'wire.forbidden'): Row {
  return { call, input, may, plain };
}

/** A site of one's own would be needed to fill every slot of a board again and again. */
const unpinned = async <T>(scene: T): Promise<T> => {
  await db.updateTable('threads.threads').set({ displayorder: 0 }).where('displayorder', '>', 0).execute();
  return scene;
};
const notTheirs = 'threads.not_yours';
const pinning = (type: number) => async (scene: Scene) => ({ pid: (await unpinned(scene)).pid, status: 1, type });

const table: Record<string, Row> = {
  ...acts,
  'pin on its board': row(
    'threads.pin',
    pinning(1),
    { ...ofPlace, boardModerator: [done, notTheirs], topicModerator: ['threads.pin_beyond', notTheirs] },
    notTheirs,
  ),
  'pin in its country': row(
    'threads.pin',
    pinning(2),
    {
      ...ofCountry(far),
      ...{ boardModerator: ['threads.pin_beyond', notTheirs], topicModerator: ['threads.pin_beyond', notTheirs] },
    },
    notTheirs,
  ),
  'pin everywhere': row(
    'threads.pin',
    pinning(3),
    {
      ...everywhere,
      ...{ moderator: ['threads.pin_everywhere', far], countryModerator: ['threads.pin_everywhere', far] },
      ...{ boardModerator: ['threads.pin_beyond', notTheirs], topicModerator: ['threads.pin_beyond', notTheirs] },
    },
    notTheirs,
  ),
  'pin a reply': row(
    'threads.pin',
    ({ replyPid }) => ({ pid: replyPid, status: 1 }),
    {
      ...ofCountry(far),
      ...{ ...authors, topicHost: [done, notTheirs] },
      ...{ boardModerator: [done, notTheirs], topicModerator: [done, notTheirs] },
    },
    notTheirs,
  ),
  'pin in its topic': row(
    'threads.pin-in-topic',
    async ({ tid }) => {
      await db.deleteFrom('threads.topic_pins').execute();
      return { tid, status: 1 };
    },
    { ...everywhere, topicHost: [done, 'topics.not_yours'], topicModerator: [done, 'topics.not_yours'] },
    'topics.not_yours',
  ),
  'delete a thread': row('threads.delete', ({ tid }) => ({ tid }), { ...ofPlace, ...authors }, notTheirs),
  'delete a reply': row('threads.delete-post', ({ replyPid }) => ({ pid: replyPid }), { ...ofPlace, ...authors }, notTheirs),
  'hide in its group': row(
    'threads.hide-in-group',
    ({ tid }) => ({ tid, hidden: 1 }),
    { groupOwner: [done, 'groups.not_theirs'], groupAdmin: [done, 'groups.not_theirs'] },
    'groups.not_theirs',
  ),
  'what a group hid': row(
    'threads.hidden-in-group',
    ({ where }) => ({ groupid: groupids[where] }),
    { groupOwner: [done, 'groups.not_theirs'], groupAdmin: [done, 'groups.not_theirs'] },
    'groups.not_theirs',
  ),
  'name a group’s admin': row(
    'groups.set-role',
    ({ where }) => ({ groupid: groupids[where], uid: groupMember.uid, admin: 0 }),
    { groupOwner: [done, 'groups.not_theirs'] },
    'groups.not_theirs',
  ),
  'take what waits': row('threads.claim-held', heldIn, ofCountry(far)),
  'decide what waits': row('threads.decide-held', async (at) => ({ ...(await heldIn(at)), approve: 0 }), ofCountry(far)),
  'decide an appeal': row(
    'threads.decide-appeal',
    async (at) => ({ ...(await appealIn(at)), grant: 0, answer: 'Seen.' }),
    ofCountry(far),
  ),
  'take a case': row('reports.claim', caseIn, ofCountry('reports.other_country')),
  'read a case': row('reports.case', caseIn, ofCountry('reports.other_country')),
  'decide a case': row('reports.decide', async (at) => ({ ...(await caseIn(at)), decision: 'dismissed', reason: 'Seen.' }), ofCountry('reports.other_country')),
};

/** Lists, which show what their reader moderates; what of a member is asked is their country's. */
const lists: Record<string, Row> = {
  'what waits': row('threads.held-queue', () => ({}), ofCountry(done)),
  appeals: row('threads.act-appeals', () => ({}), ofCountry(done)),
  'what is taken down': row('threads.taken-down', () => ({}), ofCountry(done)),
  'a member’s posts': row('threads.posts-of-member', () => ({ uid: author.uid }), ofCountry(done)),
  cases: row('reports.queue', () => ({}), ofCountry(done)),
  'reasons to choose': row('moderation.canned', () => ({}), {
    ...ofCountry(done),
    ...{ topicModerator: [done, done], boardModerator: [done, done] },
  }),
};

const rows = Object.entries({ ...table, ...lists }).flatMap(([what, each]) =>
  (Object.keys(people) as Role[]).flatMap((role) =>
    (['in', 'out'] as const).map((where) => ({ what, role, where, ...each })),
  ),
);

function expected({ role, where, may, plain }: (typeof rows)[number]): Verdict {
  const own = may[role] ?? (plain === 'wire.forbidden' ? closedToAll[role as 'muted'] : undefined);
  return own ? own[where === 'in' ? 0 : 1] : plain;
}

beforeEach(() => forgetLimits());

describe('who may do what, where', () => {
  test.each(rows)('R-MSC-032 R-MOD-010 $role: $what ($where)', async (asked) => {
    const { call, input, role, where } = asked;
    const who = people[role];
    const answer = await api.call(call, (await input(await sceneAt(where))) as never, who ?? {});
    if (who === null) expect(answer.http).toBe(401);
    else expect(answer.error ?? done).toBe(expected(asked));
  });

  test('the menu offers what the calls take', async () => {
    for (const where of ['in', 'out'] as const) {
      const { tid, pid } = await sceneAt(where);
      for (const [role, who] of Object.entries(people)) {
        const scene = await api.call('threads.moderation', { pid }, who ?? {});
        const may = (await api.must('threads.info', { tid }, who ?? {})).data.can.moderate;
        expect([role, where, may]).toEqual([role, where, scene.ok]);
        if (!scene.ok) continue;
        for (const [act, able] of Object.entries(scene.body.data.can as Record<string, boolean>)) {
          const each = { pin: 'pin on its board', ban: 'hide', delete: 'delete a thread' }[act] ?? act;
          if (act === 'restore') continue;
          const verdict = expected({ ...rows[0]!, ...table[each]!, role: role as Role, where, what: each });
          expect([role, where, act, able]).toEqual([role, where, act, verdict === done]);
        }
      }
    }
  });
});

test('every call of moderators has its row, or is about a country', () => {
  const specOf = (name: CallName): CallSpec => calls[name];
  const asked = new Set([...Object.values(table), ...Object.values(lists)].map(({ call }) => call));
  const left = (Object.keys(calls) as CallName[]).filter(
    (name) => ['office', 'moderator'].includes(specOf(name).access) && !asked.has(name),
  );
  expect(left).toEqual([]);
});
