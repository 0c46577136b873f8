import type { AuditAction } from '../../../../contract/audit.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { draftCalls } from '../../../../contract/domains/threads/drafts/calls.ts';
import type { groupedCalls } from '../../../../contract/domains/threads/grouped/calls.ts';
import type { historyCalls } from '../../../../contract/domains/threads/history/calls.ts';
import type { kindCalls } from '../../../../contract/domains/threads/kind-parts.ts';
import type { CallSamples, OfficeScene, OthersScene } from '../../../../tests/support/call-samples.ts';

const post = { subject: 'A good subject', message: 'A message that is long enough.' };
const withAid = ({ aid }: OthersScene) => ({ ...post, aids: String(aid) });
const sentOnce = { subject: 'Sent once', message: 'A message that is long enough.' };

type Posted = Awaited<ReturnType<typeof threadOf>>;

/** A thread of a member's, which a moderator acts on. */
async function threadOf({ api, member }: OfficeScene): Promise<{ tid: number; pid: number }> {
  return (
    await api.must(
      'threads.create',
      { subject: 'Moderated', message: 'A message that is long enough.' },
      await member(),
    )
  ).data;
}

/** An act of moderators, with what the trail says of it. */
const audited = (action: AuditAction, input: (post: Posted) => object, changed: readonly string[]) => ({
  ...{ action, changed, reason: 'seen' },
  input: async (scene: OfficeScene) => ({ ...input(await threadOf(scene)), reason: 'seen' }),
});

const forbidden = 'wire.forbidden';

/** A post of Ada's that waits for a moderator. */
async function heldOf({ db, ada, tid, now }: OthersScene): Promise<number> {
  const pid = 900_000_000 + tid;
  const row = {
    tid,
    pid,
    country_fid: 188,
    authorid: ada.uid,
    reply: '{"attachments":[]}',
    reasons: ['links'],
    at: now,
  };
  await db
    .insertInto('threads.held')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tid', 'pid']).doNothing())
    .execute();
  return pid;
}

/** A member's post that waits for a moderator, because of a word that operators have listed. */
async function heldPost({ api, operator, member }: OfficeScene): Promise<number> {
  const listed = { country_fid: 188, action: 'hold' } as const;
  const { lists } = (await api.must('moderation.words', { country_fid: 188 }, operator)).data;
  const { version = 0 } = lists.find(({ action }) => action === 'hold') ?? {};
  await api.must('moderation.set-words', { ...listed, words: 'heldword', version }, operator);
  const said = { subject: 'Moderated', message: 'A heldword that is long enough.' };
  return (await api.must('threads.create', said, await member())).data.pid;
}

const appealed = 'A moderator closed it by mistake.';

/** An act of a job's upon a member's thread, which its author may appeal against. */
async function actUpon(db: OthersScene['db'], at: { tid: number; pid: number; uid: number }): Promise<number> {
  const row = { act: 'close', ...at, country_fid: 188, by_uid: null, rule: 'other', reason: '', at: new Date() };
  return (await db.insertInto('moderation.acts').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** An appeal that waits. */
async function appealOf({ api, db, member }: OfficeScene): Promise<number> {
  const author = await member();
  const { tid, pid } = (await api.must('threads.create', post, author)).data;
  const act = await actUpon(db, { tid, pid, uid: author.uid });
  await api.must('threads.appeal-act', { id: act, message: appealed }, author);
  const found = await db.selectFrom('moderation.appeals').select('id').where('act_id', '=', act).execute();
  return found[0]!.id;
}

const adasAct = async ({ db, ada, tid, pid }: OthersScene) => ({ id: await actUpon(db, { tid, pid, uid: ada.uid }) });

/** What the sweeps over all calls know of those here; the calls of rooms and of a kind stand with them. */
export const samples: CallSamples<
  Omit<
    typeof threadsCalls,
    keyof typeof kindCalls | keyof typeof draftCalls | keyof typeof groupedCalls | keyof typeof historyCalls
  >
> = {
  'threads.view': { whose: 'open' },
  'threads.info': { whose: 'open' },
  'threads.reply-list': { whose: 'open' },
  'threads.children': { whose: 'open' },
  'threads.reply-place': { whose: 'open' },
  'threads.my-place': { whose: 'open' },
  'threads.likers': { whose: 'open' },
  'threads.get-data': { whose: { input: ({ pid }) => ({ pid }), refusal: 'threads.not_yours' } },
  'threads.introduction': { whose: 'own' },
  'threads.is-open-regular-post': { whose: 'own' },
  'threads.forum-detail': { whose: 'own' },
  'threads.boards': { whose: 'own' },
  'threads.board': { whose: 'own' },
  'threads.board-threads': { whose: 'own' },
  'threads.topic-articles': { whose: 'open', good: { topid: 1 } },
  'threads.topic-latest': { whose: 'open', good: { topid: 1 } },
  'threads.topic-ranking': { whose: 'open', good: { topid: 1 } },
  'threads.topic-activity': { whose: 'open', good: { topid: 1 } },
  'threads.topic-authors': { whose: 'open' },
  'threads.topics-of-member': { whose: 'open' },
  'threads.recent-topics': { whose: 'own' },
  'threads.pin-in-topic': { whose: { input: ({ tid }) => ({ tid, status: 1 }), refusal: 'threads.in_no_topic' } },
  'threads.new-thread': {
    whose: { input: withAid, refusal: 'media.unknown_picture' },
    sound: () => ({ ...sentOnce, fid: 15443 }),
  },
  'threads.create': { whose: { input: withAid, refusal: 'media.unknown_picture' }, sound: () => sentOnce },
  'threads.edit': { whose: { input: ({ tid, pid }) => ({ tid, pid, ...post }), refusal: 'threads.not_yours' } },
  'threads.send-reply': {
    whose: {
      input: ({ tid, aid }) => ({ tid, message: 'So it did.', aids: String(aid) }),
      refusal: 'media.unknown_picture',
    },
    sound: ({ tid }) => ({ tid, message: 'So it did.' }),
  },
  'threads.new-reply': {
    whose: {
      input: ({ tid, aid }) => ({ tid, message: 'So it did.', aids: String(aid) }),
      refusal: 'media.unknown_picture',
    },
    sound: ({ tid }) => ({ tid, message: 'So it did.' }),
  },
  'threads.preview-link': { whose: 'open' },
  'threads.get-goods-info': { good: { url: 'https://shop.example/a' }, whose: 'open' },
  'threads.delete-attachment': {
    whose: { input: ({ tid, pid, aid }) => ({ tid, pid, aid }), refusal: 'threads.not_yours' },
  },
  'threads.agree': { whose: 'open' },
  'threads.set-commit-like': { whose: 'open' },
  'threads.like': { whose: 'open' },
  'threads.favorite': { whose: 'open' },
  'threads.note-read': { good: { floor: 1, position: 1 }, whose: 'open' },
  'threads.set-answer': { whose: { input: ({ replyPid }) => ({ pid: replyPid }), refusal: 'threads.not_yours' } },
  'threads.delete': { whose: { input: ({ tid }) => ({ tid }), refusal: 'threads.not_yours' } },
  'threads.delete-post': { whose: { input: ({ replyPid }) => ({ pid: replyPid }), refusal: 'threads.not_yours' } },
  'threads.undo-reply': { whose: { input: ({ replyPid }) => ({ pid: replyPid }), refusal: 'threads.not_yours' } },
  'threads.of-member': { whose: 'open' },
  'threads.replies-of-member': { whose: 'open' },
  'threads.favorites': { whose: { input: ({ ada }) => ({ uid: ada.uid }), refusal: 'threads.foreign_uid' } },
  'threads.my-likes': { whose: { input: ({ ada }) => ({ uid: ada.uid }), refusal: 'threads.foreign_uid' } },
  'threads.reward-post': {
    good: { xid: 5 },
    whose: 'open',
    // Nobody's post: what a key answers again is the refusal.
    sound: () => ({ pid: 999_999, xid: 5 }),
  },
  'threads.reward-history': { whose: 'open' },
  'threads.pay-hidden': {
    good: { xgold: 5 },
    whose: 'open',
    // Nothing is hidden there: what a key answers again is the refusal.
    sound: ({ tid }) => ({ tid, xgold: 5 }),
  },
  'threads.pin': {
    good: { type: 1 },
    whose: { input: ({ pid }) => ({ pid, status: 1, type: 1 }), refusal: 'threads.not_yours' },
  },
  'threads.digest': {
    good: { digestlevel: 1 },
    whose: { input: ({ tid }) => ({ tid, digestlevel: 1 }), refusal: forbidden },
    audited: audited('threads.digest', ({ tid }) => ({ tid, digestlevel: 2 }), ['level']),
  },
  'threads.highlight': {
    good: { highlight_style: 1 },
    whose: { input: ({ tid }) => ({ tid, highlight_style: 1 }), refusal: forbidden },
    audited: audited('threads.highlight', ({ tid }) => ({ tid, highlight_style: 3 }), ['level']),
  },
  'threads.move': {
    whose: { input: ({ tid }) => ({ tid, typeid: 2 }), refusal: forbidden },
    audited: audited('threads.move', ({ tid }) => ({ tid, typeid: 2 }), ['board']),
  },
  'threads.close': {
    whose: { input: ({ tid }) => ({ tid, closed: 1 }), refusal: forbidden },
    audited: audited('threads.close', ({ tid }) => ({ tid, closed: 1 }), ['closed']),
  },
  'threads.ban-post': {
    whose: { input: ({ pid }) => ({ pid, status: 1 }), refusal: forbidden },
    audited: audited('threads.ban', ({ pid }) => ({ pid, status: 1 }), ['hidden']),
  },
  'threads.restore-post': {
    whose: { input: ({ pid }) => ({ pid }), refusal: forbidden },
    audited: {
      ...{ action: 'threads.restore', changed: ['deleted'], reason: 'seen' },
      input: async (scene) => {
        const { pid } = await threadOf(scene);
        await scene.api.must('threads.delete-post', { pid }, scene.operator);
        return { pid, reason: 'seen' };
      },
    },
  },
  'threads.moderation': { whose: { input: ({ pid }) => ({ pid }), refusal: forbidden } },
  'threads.taken-down': { whose: 'own' },
  'threads.appealed-act': { whose: { input: adasAct, refusal: 'threads.no_act' } },
  'threads.appeal-act': {
    good: { message: appealed },
    whose: {
      input: async (scene) => ({ ...(await adasAct(scene)), message: appealed }),
      refusal: 'threads.no_act',
    },
    sound: () => ({ id: 999_999, message: appealed }),
  },
  'threads.act-appeals': { whose: 'own' },
  'threads.decide-appeal': {
    good: { grant: 1, answer: 'Seen.' },
    whose: { input: () => ({ id: 1, grant: 1, answer: 'Seen.' }), refusal: forbidden },
    audited: {
      ...{ action: 'threads.decide-appeal', changed: ['decision'], reason: 'seen' },
      input: async (scene) => ({ id: await appealOf(scene), grant: 0, answer: 'seen' }),
    },
    sound: () => ({ id: 999_999, grant: 1, answer: 'Seen.' }),
  },
  'threads.held-queue': { whose: 'own' },
  'threads.claim-held': {
    whose: { input: async (scene) => ({ pid: await heldOf(scene) }), refusal: forbidden },
    audited: {
      ...{ action: 'threads.claim-held', changed: ['claimed'], reason: '' },
      input: async (scene) => ({ pid: await heldPost(scene) }),
    },
  },
  'threads.decide-held': {
    good: { approve: 1 },
    whose: { input: async (scene) => ({ pid: await heldOf(scene), approve: 1 }), refusal: forbidden },
    audited: {
      ...{ action: 'threads.decide-held', changed: ['decision'], reason: 'seen' },
      input: async (scene) => ({ pid: await heldPost(scene), approve: 0, reason: 'seen' }),
    },
  },
  'threads.own-held': { whose: 'own' },
  'threads.withdraw-held': {
    whose: { input: async (scene) => ({ pid: await heldOf(scene) }), refusal: 'threads.not_yours' },
  },
  'threads.moderate-many': {
    good: { act: 'unpin', pids: '1' },
    whose: { input: ({ pid }) => ({ act: 'ban', pids: String(pid) }), refusal: forbidden },
    audited: audited('threads.ban', ({ pid }) => ({ act: 'ban', pids: String(pid) }), ['hidden']),
  },
  'threads.posts-of-member': { whose: { input: ({ ada }) => ({ uid: ada.uid }), refusal: forbidden } },
};
