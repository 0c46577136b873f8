import { beforeEach, describe, expect, test } from 'vitest';
import type { CallSpec } from '../../contract/call.ts';
import { type CallName, calls } from '../../contract/calls.ts';
import { globalFid } from '../../contract/primitives/countries.ts';
import { aReport } from '../../server/domains/bugs/testing/bugs.ts';
import { addTopic } from '../../server/domains/topics/index.ts';
import { daysAfter, utcDay } from '../../server/platform/days.ts';
import { testForum, type Writer } from '../support/forum.ts';
import { sweep } from '../support/sweep.ts';

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
/** Who lives where the place is, and who doesn't. */
const neighbours = { in: await member(), out: await member({ countryFid: 206 }) };

const topicOf = (name: string, host: Writer) =>
  addTopic(
    { db, now: clock.now(), stale: () => undefined, emit: () => undefined },
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
  await db
    .insertInto('threads.held')
    .values({ ...row, reasons: ['links'], at: clock.now() })
    .execute();
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
  await api.must('review.report', { pid, reason: 'spam' }, await member());
  return db.selectFrom('reports.cases').select('id').where('pid', '=', pid).executeTakeFirstOrThrow();
};
const takenDown = (call: 'review.ban-post' | 'threads.delete-post') => async (scene: Scene) => {
  const { pid } = scene;
  await api.must(call, call === 'review.ban-post' ? { pid, status: 1 } : { pid }, operator);
  return scene;
};

const address = '198.51.100.7';
const wroteIn = async ({ where }: Scene): Promise<{ uid: number; address: string }> => {
  const { uid } = neighbours[where];
  const row = { uid, address, day: utcDay(clock.now()), last_at: clock.now() };
  await db
    .insertInto('moderation.addresses')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.deleteFrom('moderation.address_bans').execute();
  return { uid, address };
};
const addressBanIn = async ({ countryFid: country_fid }: Scene): Promise<{ id: number; reason: string }> => {
  const at = clock.now();
  await db.deleteFrom('moderation.address_bans').execute();
  const row = { network: '203.0.113.9', country_fid, reason: '', by_uid: operator.uid, created_at: at };
  const banned = db.insertInto('moderation.address_bans').values({ ...row, expires_at: daysAfter(at, 7) });
  return { ...(await banned.returning('id').executeTakeFirstOrThrow()), reason: 'Seen.' };
};

const chatReportIn = async ({ where, countryFid: country_fid }: Scene) => {
  const row = { room: 1, uid: neighbours[where].uid, reporter: other.uid, country_fid, reason: 'spam' };
  const reports = db.insertInto('messages.reports').values({ ...row, created_at: clock.now() });
  return { ...(await reports.returning('id').executeTakeFirstOrThrow()), decision: 'dismissed' };
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

/** Acts that every office does within its place. */
const acts: Record<string, Row> = {
  digest: row('review.digest', ({ tid }) => ({ tid, digestlevel: 1 }), ofPlace),
  highlight: row('review.highlight', ({ tid }) => ({ tid, highlight_style: 2 }), ofPlace),
  move: row('review.move', ({ tid }) => ({ tid, typeid: 4 }), ofPlace),
  close: row('review.close', ({ tid }) => ({ tid, closed: 1 }), ofPlace),
  hide: row('review.ban-post', ({ pid }) => ({ pid, status: 1 }), ofPlace),
  'hide a reply': row('review.ban-post', ({ replyPid }) => ({ pid: replyPid, status: 1 }), ofPlace),
  'show again': row(
    'review.ban-post',
    async (at) => ({ pid: (await takenDown('review.ban-post')(at)).pid, status: 0 }),
    ofPlace,
  ),
  restore: row(
    'review.restore-post',
    async (at) => ({ pid: (await takenDown('threads.delete-post')(at)).pid }),
    ofPlace,
  ),
  look: row('review.moderation', ({ pid }) => ({ pid }), ofPlace),
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
    'review.pin',
    pinning(1),
    { ...ofPlace, boardModerator: [done, notTheirs], topicModerator: ['threads.pin_beyond', notTheirs] },
    notTheirs,
  ),
  'pin in its country': row(
    'review.pin',
    pinning(2),
    {
      ...ofCountry(far),
      ...{ boardModerator: ['threads.pin_beyond', notTheirs], topicModerator: ['threads.pin_beyond', notTheirs] },
    },
    notTheirs,
  ),
  'pin everywhere': row(
    'review.pin',
    pinning(3),
    {
      ...everywhere,
      ...{ moderator: ['threads.pin_everywhere', far], countryModerator: ['threads.pin_everywhere', far] },
      ...{ boardModerator: ['threads.pin_beyond', notTheirs], topicModerator: ['threads.pin_beyond', notTheirs] },
    },
    notTheirs,
  ),
  'pin a reply': row(
    'review.pin',
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
  'delete a reply': row(
    'threads.delete-post',
    ({ replyPid }) => ({ pid: replyPid }),
    { ...ofPlace, ...authors },
    notTheirs,
  ),
  'hide in its group': row(
    'review.hide-in-group',
    ({ tid }) => ({ tid, hidden: 1 }),
    { groupOwner: [done, 'groups.not_theirs'], groupAdmin: [done, 'groups.not_theirs'] },
    'groups.not_theirs',
  ),
  'what a group hid': row(
    'review.hidden-in-group',
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
  'remove an older version': row(
    'review.remove-version',
    async ({ tid, pid }) => {
      const mended = { subject: 'Where it went', message: 'The rains took the cable, and nothing else.' };
      await api.must('threads.edit', { tid, pid, ...mended }, author);
      return { pid, version: 1, reason: 'Seen.' };
    },
    ofCountry(far),
  ),
  'take what waits': row('review.claim-held', heldIn, ofCountry(far)),
  'decide what waits': row('review.decide-held', async (at) => ({ ...(await heldIn(at)), approve: 0 }), ofCountry(far)),
  'decide an appeal': row(
    'review.decide-appeal',
    async (at) => ({ ...(await appealIn(at)), grant: 0, answer: 'Seen.' }),
    ofCountry(far),
  ),
  'take a case': row('review.claim-case', caseIn, ofCountry('reports.other_country')),
  'read a case': row('review.report-case', caseIn, ofCountry('reports.other_country')),
  'decide a case': row(
    'review.decide-case',
    async (at) => ({ ...(await caseIn(at)), decision: 'dismissed', reason: 'Seen.' }),
    ofCountry('reports.other_country'),
  ),
  'read a report of a chat': row('messages.open-report', chatReportIn, ofCountry('messages.unknown_report')),
  'decide a report of a chat': row('messages.decide-report', chatReportIn, ofCountry('messages.unknown_report')),
};

const farMember = 'moderation.other_country';
const reason = 'Seen.';
/** About people: for those who moderate their country. */
const onMembers: Record<string, Row> = {
  'look at a ban': row('moderation.ban-state', ({ where }) => ({ uid: neighbours[where].uid }), ofCountry(farMember)),
  'free a member': row(
    'moderation.ban-user',
    ({ where }) => ({ ban_uid: neighbours[where].uid, bannew: 0, reason }),
    ofCountry(farMember),
  ),
  'look at warnings': row('review.warnings', ({ where }) => ({ uid: neighbours[where].uid }), ofCountry(farMember)),
  'warn a member': row(
    'review.warn',
    ({ where }) => ({ uid: neighbours[where].uid, rule: 'spam', reason }),
    ofCountry(farMember),
  ),
  'look up addresses': row(
    'moderation.addresses',
    ({ where }) => ({ uid: neighbours[where].uid, reason }),
    ofCountry(farMember),
  ),
  'ban an address': row(
    'moderation.ban-address',
    async (at) => ({ ...(await wroteIn(at)), days: 1, width: 'one', reason }),
    ofCountry(farMember),
  ),
  'lift a ban of an address': row('moderation.lift-address', addressBanIn, ofCountry(farMember)),
};

const reportIn = async ({ where }: Scene): Promise<{ tid: number }> => {
  await forgetLimits();
  const { tid } = (await api.must('bugs.report', aReport, neighbours[where])).data;
  return { tid };
};
const joinedIn = async (at: Scene): Promise<{ tid: number }> => {
  const [{ tid: duplicate_of }, { tid }] = [await reportIn(at), await reportIn(at)];
  await api.must('bugs.status', { tid, status: 2, duplicate_of }, operator);
  return { tid };
};
const savedAnswer = { name: 'Update', message: 'Update first.' };
/** Who looks after a topic or a board answers no bug reports. */
const ofTeam = (refusal: Verdict, outside = refusal) => ({
  ...ofCountry(outside),
  ...{ topicModerator: [refusal, refusal] as const, boardModerator: [refusal, refusal] as const },
});
const notOurs = 'bugs.not_yours';
/** Our team's, on the board of bug reports. */
const onReports: Record<string, Row> = {
  'answer a report': row(
    'bugs.status',
    async (at) => ({ ...(await reportIn(at)), status: 2 }),
    ofTeam('threads.no_permission'),
  ),
  'take a report out of an older one': row('bugs.separate', joinedIn, ofTeam(notOurs)),
  'a reporter’s address': row('bugs.email', reportIn, ofTeam(notOurs)),
  'what was done with a report': row('bugs.history', reportIn, ofTeam(notOurs)),
  'reports that wait': row('bugs.queue', () => ({}), ofTeam(notOurs, done)),
  'saved answers': row('bugs.saved-answers', () => ({}), ofCountry(done)),
  'save an answer': row('bugs.save-answer', () => savedAnswer, ofCountry(done)),
  'delete a saved answer': row(
    'bugs.delete-answer',
    async () => ({ id: (await api.must('bugs.save-answer', savedAnswer, operator)).data.id }),
    ofCountry(done),
  ),
};

/** Lists, which show what their reader moderates; what of a member is asked is their country's. */
const notIn = ['reports.too_late', 'reports.other_country'] as const;
const lists: Record<string, Row> = {
  'undo another’s decision': row(
    'review.undo-case',
    async (at) => {
      const { id } = await caseIn(at);
      await api.must('review.decide-case', { id, decision: 'dismissed', reason }, operator);
      return { id };
    },
    {
      ...{ moderator: notIn, countryModerator: notIn },
      ...{ globalModerator: ['reports.too_late', 'reports.too_late'], operator: [done, done] },
    },
  ),
  'what waits': row('review.held-queue', () => ({}), ofCountry(done)),
  appeals: row('review.act-appeals', () => ({}), ofCountry(done)),
  'what is taken down': row('review.taken-down', () => ({}), ofCountry(done)),
  'a member’s posts': row('review.posts-of-member', () => ({ uid: author.uid }), ofCountry(done)),
  'banned addresses': row('moderation.address-bans', () => ({}), ofCountry(done)),
  'accounts of an address': row('moderation.address-accounts', () => ({ address, reason }), ofCountry(done)),
  'members by name': row('operators.find-members', () => ({ q: 'a' }), ofCountry(done)),
  'several at once': row('review.moderate-many', ({ pid }) => ({ act: 'ban', pids: `${pid}` }), ofCountry(done)),
  'reports of chats': row('messages.reports', () => ({}), ofCountry(done)),
  cases: row('review.report-queue', () => ({}), ofCountry(done)),
  'how much waits': row('operators.waiting', () => ({}), ofCountry(done)),
  'what waits, and since when': row('operators.moderator-needs', () => ({}), ofCountry(done)),
  'reasons to choose': row('moderation.canned', () => ({}), {
    ...ofCountry(done),
    ...{ topicModerator: [done, done], boardModerator: [done, done] },
  }),
};

const all: Record<string, Row> = { ...table, ...onMembers, ...onReports, ...lists };
const rows = Object.entries(all).flatMap(([what, each]) =>
  (['in', 'out'] as const).map((where) => [`${what} (${where})`, where, each] as const),
);

function verdictFor(role: Role, where: Where, { may, plain }: Row): Verdict {
  const own = may[role];
  if (own) return own[where === 'in' ? 0 : 1];
  return role === 'guest' ? 'wire.unauthorized' : plain;
}

beforeEach(() => forgetLimits());

describe('who may do what, where', () => {
  sweep('permissions', rows, { share: 1 / 3 })('R-MSC-032 R-MOD-010 %s', async ([, where, { call, input, ...row }]) => {
    const asked = { call, input, ...row };
    const roles = Object.keys(people) as Role[];
    const verdicts = new Map(roles.map((role) => [role, verdictFor(role, where, asked)]));
    const answered = new Map<Role, Verdict>();
    const ask = async (role: Role, sent: object) =>
      answered.set(role, (await api.call(call, sent as never, people[role] ?? {})).error ?? done);
    // What is refused changes nothing, so that one scene serves all who are.
    const sent = await input(await sceneAt(where));
    for (const role of roles) if (verdicts.get(role) !== done) await ask(role, sent);
    for (const role of roles) if (verdicts.get(role) === done) await ask(role, await input(await sceneAt(where)));
    expect(new Map([...answered].sort())).toEqual(new Map([...verdicts].sort()));
  });

  test('the menu offers what the calls take', async () => {
    for (const where of ['in', 'out'] as const) {
      const { tid, pid } = await sceneAt(where);
      for (const [role, who] of Object.entries(people)) {
        const scene = await api.call('review.moderation', { pid }, who ?? {});
        const may = (await api.must('threads.info', { tid }, who ?? {})).data.can.moderate;
        expect([role, where, may]).toEqual([role, where, scene.ok]);
        if (!scene.ok) continue;
        for (const [act, able] of Object.entries((scene.body.data as { can: Record<string, boolean> }).can)) {
          const each = { pin: 'pin on its board', ban: 'hide', delete: 'delete a thread' }[act] ?? act;
          if (act === 'restore') continue;
          const verdict = verdictFor(role as Role, where, table[each]!);
          expect([role, where, act, able]).toEqual([role, where, act, verdict === done]);
        }
      }
    }
  });
});

test('every call of moderators has its row, or is about a country', () => {
  const specOf = (name: CallName): CallSpec => calls[name];
  const asked = new Set(Object.values(all).map(({ call }) => call));
  const left = (Object.keys(calls) as CallName[]).filter(
    (name) => ['office', 'moderator'].includes(specOf(name).access) && !asked.has(name),
  );
  expect(left).toEqual([]);
});
