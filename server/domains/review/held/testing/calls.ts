import type { heldCalls } from '../../../../../contract/domains/review/held/calls.ts';
import type { CallSamples, OfficeScene, OthersScene } from '../../../../../tests/support/call-samples.ts';
import { audited } from '../../moderating/testing/audited.ts';

const forbidden = 'wire.forbidden';

/** A post of Ada's that waits for a moderator. */
async function heldOf({ db, ada, tid, now }: OthersScene): Promise<number> {
  const pid = 900_000_000 + tid;
  const row = {
    tid,
    pid,
    country_fid: 188,
    authorid: ada.uid,
    reply: '{"message":"What waits.","attachments":[],"mentioned":[]}',
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

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof heldCalls> = {
  'review.held-queue': { whose: 'own' },
  'review.claim-held': {
    whose: { input: async (scene) => ({ pid: await heldOf(scene) }), refusal: forbidden },
    audited: {
      ...{ action: 'threads.claim-held', changed: ['claimed'], reason: '' },
      input: async (scene) => ({ pid: await heldPost(scene) }),
    },
  },
  'review.decide-held': {
    good: { approve: 1 },
    whose: { input: async (scene) => ({ pid: await heldOf(scene), approve: 1 }), refusal: forbidden },
    audited: {
      ...{ action: 'threads.decide-held', changed: ['decision'], reason: 'seen' },
      input: async (scene) => ({ pid: await heldPost(scene), approve: 0, reason: 'seen' }),
    },
  },
  'review.own-held': { whose: 'own' },
  'review.held-replies': { whose: 'open' },
  'review.withdraw-held': {
    whose: { input: async (scene) => ({ pid: await heldOf(scene) }), refusal: 'threads.not_yours' },
  },
  'review.moderate-many': {
    good: { act: 'unpin', pids: '1' },
    whose: { input: ({ pid }) => ({ act: 'ban', pids: String(pid) }), refusal: forbidden },
    audited: audited('threads.ban', ({ pid }) => ({ act: 'ban', pids: String(pid) }), ['hidden']),
  },
  'review.posts-of-member': { whose: { input: ({ ada }) => ({ uid: ada.uid }), refusal: forbidden } },
};
