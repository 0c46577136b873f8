import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { threadsRoomCalls } from '../../../../contract/domains/threads/made/calls.ts';
import type { CallSamples, OthersScene } from '../../../../tests/support/call-samples.ts';

const post = { subject: 'A good subject', message: 'A message that is long enough.' };
const withAid = ({ aid }: OthersScene) => ({ ...post, aids: String(aid) });
const sentOnce = { subject: 'Sent once', message: 'A message that is long enough.' };

/** What the sweeps over all calls know of those here; the calls of rooms and of a kind stand with them. */
export const samples: CallSamples<Omit<typeof threadsCalls, keyof typeof threadsRoomCalls>> = {
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
  'threads.last-board': { whose: 'own' },
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
};
