import { beforeEach, expect, test } from 'vitest';
import type { CallSpec } from '../../../../../contract/call.ts';
import { type CallName, calls } from '../../../../../contract/calls.ts';
import { earnNothing } from '../../../../../tests/support/earnings.ts';
import { testForum, type Writer } from '../../../../../tests/support/forum.ts';
import { rewarding } from '../../../gifts/testing/rewards.ts';

const forum = await testForum();
await earnNothing(forum);
const { api, member, post, reply, forgetLimits } = forum;
const { rich } = rewarding(forum);
const [owner, author, stranger] = [await member(), await member(), await member()];
const mate = await rich(5000);
const moderator = await member({ groupid: 3 });
const foreign = await member({ groupid: 3, countryFid: 207 });
beforeEach(() => forgetLimits());

/** A thread of a group, with a reply of a member. */
interface Place {
  tid: number;
  pid: number;
  replyPid: number;
  aid: number;
}
const roles = { author, mate, owner, moderator };

interface Tried {
  /** Who in the group makes it. */
  by: keyof typeof roles;
  input: (place: Place) => object;
  /** What the thread is beside a plain one. */
  fields?: object;
  poll?: true;
  /** What is said where nothing is to be done. */
  says?: string;
}

const read = (input: Tried['input']): Tried => ({ by: 'mate', input });
const inOffice = (input: Tried['input'], says?: string): Tried => ({ by: 'moderator', input, ...(says && { says }) });
const byTid: Tried['input'] = ({ tid }) => ({ tid });
const byPid: Tried['input'] = ({ pid }) => ({ pid });
const ofReply: Tried['input'] = ({ replyPid: pid }) => ({ pid });
const grounds = { rule: 'spam', reason: 'Sells shoes.' };
const words = { subject: 'The charger came back', message: 'The rains have brought the charger back to me.' };
const pollWords = { ...words, polloptions: ['The one', 'The other'] };

/** Every call that names a thread or a post; one that is new stands here too, or among those below with the reason. */
const tried: Partial<Record<CallName, Tried>> = {
  'review.report': read(({ tid, pid }) => ({ tid, pid, rule: 'spam', reason: 'spam', message: 'Sells shoes.' })),
  'review.report-target': read(({ tid, pid }) => ({ tid, pid, uid: 0 })),
  'threads.view': read(byTid),
  'threads.info': read(byTid),
  'threads.reply-list': read(byTid),
  'threads.children': read(ofReply),
  'threads.reply-place': read(({ tid, replyPid }) => ({ tid, pid: replyPid })),
  'threads.my-place': read(byTid),
  'threads.likers': read(byPid),
  'threads.get-data': { by: 'author', input: byPid },
  'threads.edit': { by: 'author', input: ({ tid, pid }) => ({ tid, pid, ...words }) },
  'threads.send-reply': read(({ tid }) => ({ tid, message: 'So it is.' })),
  'threads.new-reply': read(({ tid, replyPid }) => ({ tid, message: 'So it is.', repquote: replyPid })),
  'threads.delete-attachment': { by: 'author', input: ({ tid, pid, aid }) => ({ tid, pid, aid }) },
  'threads.agree': read(byTid),
  'threads.set-commit-like': read(byPid),
  'threads.like': read(ofReply),
  'threads.favorite': read(({ tid }) => ({ id: tid })),
  'threads.follow-thread': read(({ tid }) => ({ tid, status: 1 })),
  'threads.note-read': read(({ tid }) => ({ tid, floor: 1, position: 2 })),
  'threads.set-answer': { by: 'author', input: ({ replyPid }) => ({ pid: replyPid, answer: 1 }) },
  'threads.delete': { by: 'author', input: byTid },
  'threads.delete-post': { by: 'mate', input: ofReply },
  'threads.undo-reply': { by: 'mate', input: ofReply },
  'threads.reward-post': read(({ pid }) => ({ pid, xid: 5 })),
  'threads.reward-history': read(byPid),
  'review.pin': { by: 'author', input: ({ replyPid }) => ({ pid: replyPid, status: 1, type: 1 }) },
  'review.digest': inOffice(({ tid }) => ({ tid, digestlevel: 1 })),
  'review.highlight': inOffice(({ tid }) => ({ tid, highlight_style: 1 })),
  'review.move': inOffice(({ tid }) => ({ tid, typeid: 3 })),
  'review.close': inOffice(({ tid }) => ({ tid, closed: 1, ...grounds })),
  'review.ban-post': inOffice(({ replyPid }) => ({ pid: replyPid, status: 1, ...grounds })),
  'review.restore-post': inOffice(ofReply),
  'review.moderation': inOffice(ofReply),
  'review.remove-version': inOffice(({ pid }) => ({ pid, version: 1, ...grounds }), 'threads.version_unknown'),
  'review.held-replies': read(byTid),
  'review.hide-in-group': { by: 'owner', input: ({ tid }) => ({ tid, hidden: 1, ...grounds }) },
  'threads.pay-hidden': {
    ...read(({ tid }) => ({ tid, xgold: 5 })),
    fields: { hidden: 'The shop at the corner has it.', hidden_opens: 'xgold', hidden_xgold: 5 },
  },
  'review.post-history': read(byPid),
  'threads.pin-in-topic': { ...inOffice(({ tid }) => ({ tid, status: 1 })), says: 'threads.in_no_topic' },
  'threads.edit-post-vote': { by: 'author', poll: true, input: ({ tid, pid }) => ({ tid, pid, ...pollWords }) },
  'threads.vote': { ...read(({ tid }) => ({ tid, a_id: '1' })), poll: true },
  'threads.forward': read(({ tid }) => ({ forward_tid: tid, subject: 'See this', message: 'This is what was said.' })),
  'threads.forward-source': read(byTid),
};

const ownBoard = 'names a thread of a board of its own, which stands in no group (below)';

/** Calls with such a field that name no thread by it, or one that is nobody else's to know. */
const elsewhere: Partial<Record<CallName, string>> = {
  'threads.save-draft': 'a draft is its writer’s',
  'threads.draft': 'a draft is its writer’s',
  'threads.post-draft': 'a draft is its writer’s',
  'threads.send-draft': 'a draft is its writer’s',
  'threads.del-draft': 'a draft is its writer’s',
  'threads.restore-draft': 'a draft is its writer’s',
  'review.claim-held': 'what waits for a moderator is not published',
  'review.decide-held': 'what waits for a moderator is not published',
  'review.withdraw-held': 'what waits for a moderator is its writer’s',
  'review.moderate-many': 'asks for each post what moderating it alone asks',
  'threads.new-thread-vote': 'posts a new one, whatever is sent as its number',
  'threads.edit-video': 'is edited by the way of threads.edit, and takes a film',
  'review.own-takedown': 'answers the author of a thread that was taken down, and nobody else',
  'messages.shared-threads': 'leaves out what the reader may not read (shared-threads.test.ts)',
  'bugs.thread-var': ownBoard,
  'bugs.select-item': ownBoard,
  'bugs.thread-submit': ownBoard,
  'bugs.form': ownBoard,
  'bugs.change': ownBoard,
  'bugs.same': ownBoard,
  'bugs.gone': ownBoard,
  'bugs.who-same': ownBoard,
  'bugs.status': ownBoard,
  'bugs.separate': ownBoard,
  'bugs.email': ownBoard,
  'bugs.history': ownBoard,
  'contests.vote': ownBoard,
  'contests.award': ownBoard,
  'contests.set-dream': ownBoard,
  'threads.edit-dream': ownBoard,
  'threads.edit-photos': ownBoard,
  'threads.like-photo': ownBoard,
  'threads.like-dream': ownBoard,
  'topics.edit': 'the number is a topic’s',
  'topics.delete': 'the number is a topic’s',
};

const names = ['tid', 'pid', 'tids', 'pids', 'repquote', 'forward_tid'];
const fieldsOf = (spec: CallSpec): string[] =>
  [spec.params, spec.query, spec.body, spec.signs].flatMap((part) => Object.keys(part?.shape ?? {}));

test('every call that names a thread or a post is tried in a closed group', () => {
  const found = Object.entries(calls).filter(([, spec]) => fieldsOf(spec).some((field) => names.includes(field)));
  const known = new Set([...Object.keys(tried), ...Object.keys(elsewhere)]);
  expect(found.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);
});

const groups = new Map<string, number>();
async function groupOf(reading: 'all' | 'members'): Promise<number> {
  const before = groups.get(reading);
  if (before !== undefined) return before;
  const about = { name: `Circle for ${reading}`, description: 'Who meets here.', reading };
  const { groupid } = (await api.must('groups.create', about, owner)).data;
  for (const who of [author, mate]) await api.must('groups.join', { groupid }, who);
  groups.set(reading, groupid);
  return groupid;
}

async function placeIn(reading: 'all' | 'members', { fields, poll }: Tried): Promise<Place> {
  const groupid = await groupOf(reading);
  const aid = await forum.picture(author);
  const { tid, pid } = poll
    ? (await api.must('threads.new-thread-vote', { ...pollWords, groupid }, author)).data.Variables
    : await post(author, { groupid, aids: String(aid), ...fields });
  return { tid, pid, replyPid: (await reply(mate, tid)).pid, aid };
}

const missing: Place = { tid: 987_654_321, pid: 987_654_322, replyPid: 987_654_323, aid: 987_654_324 };
const answer = async (name: CallName, input: object, who: Writer | object): Promise<string> => {
  await forgetLimits();
  const { body, error, http } = await api.call(name, input as never, who);
  return error ?? (http === 200 ? 'done' : `${http} ${JSON.stringify(body).slice(0, 200)}`);
};

test.each(Object.keys(tried) as CallName[])(
  '%s: as in an open board for its members, as unknown for others',
  async (name) => {
    const call = tried[name]!;
    const [open, shut] = [await placeIn('all', call), await placeIn('members', call)];
    const unknown = async (who: object) => answer(name, call.input(missing), who);
    const others = { stranger, foreign, guest: {} };
    for (const [role, who] of Object.entries(others))
      expect([role, await answer(name, call.input(shut), who)]).toEqual([role, await unknown(who)]);
    const inside = roles[call.by];
    expect([await answer(name, call.input(open), inside), await answer(name, call.input(shut), inside)]).toEqual(
      Array(2).fill(call.says ?? 'done'),
    );
  },
);

test('a thread of a board of its own stands in no group', async () => {
  const groupid = await groupOf('members');
  expect(await answer('threads.new-thread', { ...words, fid: 345, groupid }, author)).toBe('threads.kind_elsewhere');
  expect(await answer('threads.new-thread', { ...words, fid: 345 }, author)).toBe('done');
});
