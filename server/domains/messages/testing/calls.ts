import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import type { CallSamples, OfficeScene, OthersScene } from '../../../../tests/support/call-samples.ts';
import { aConversation } from './a-conversation.ts';

const good = { plid: 1, uid: 0 };
const refusal = 'messages.not_exist' as const;
const chat = { conversationID: 'C2C1', clientID: 'made-once-1', emoji: '👍', ID: 1 };

/** A conversation of Ada’s, in which nobody else is. */
const ofAda =
  (more: object = {}) =>
  async ({ db, ada, now }: OthersScene) => ({ plid: await aConversation(db, now, [ada.uid], ['Hello.']), ...more });
/** The same as the chat names it. */
const withAda =
  (more: object = {}) =>
  ({ ada }: OthersScene) => ({ conversationID: `C2C${ada.uid}`, ...more });
const others = (more: object = {}) => ({ input: withAda(more), refusal });

/** A report that a moderator finds. */
async function reported({ api, member, operator }: OfficeScene): Promise<number> {
  const [writer, reader] = [await member(), await member()];
  await api.must('messages.send', { uid: reader.uid, message: 'Send me your code.' }, writer);
  const asked = { conversationID: `C2C${writer.uid}`, IDs: '1', reason: 'fraud' } as const;
  await api.must('messages.report', asked, reader);
  return (await api.must('messages.reports', {}, operator)).data.list.at(-1)!.id;
}

const forModerators = (more: object = {}) => ({
  input: () => ({ id: 1, ...more }),
  refusal: 'wire.forbidden' as const,
});

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof messagesCalls> = {
  'messages.list': { whose: 'own' },
  'messages.view': { good, whose: { input: ofAda(), refusal } },
  'messages.open': { whose: 'open' },
  'messages.unread': { whose: 'own' },
  'messages.send': {
    good: { ...good, message: 'Good evening.' },
    whose: { input: ofAda({ message: 'Good evening.' }), refusal },
    sound: () => ({ uid: 1, message: 'Good evening.' }),
  },
  'messages.mark-read': { good: { plid: 1 }, whose: { input: ofAda(), refusal } },
  'messages.delete': { good: { plid: 1 }, whose: { input: ofAda(), refusal } },
  'messages.conversations': { whose: 'own' },
  'messages.history': { good: chat, whose: 'open' },
  'messages.search': { good: { ...chat, q: 'phone' }, whose: others({ q: 'phone' }) },
  'messages.shared-threads': { good: { tids: '1' }, whose: 'open' },
  'messages.settings': { whose: 'own' },
  'messages.save-settings': { whose: 'own' },
  'messages.say': { good: { ...chat, text: 'Good evening.' }, whose: 'open' },
  'messages.withdraw': { good: chat, whose: others({ ID: 1 }) },
  'messages.react': { good: chat, whose: others({ ID: 1, emoji: '👍', on: 1 }) },
  'messages.answer-held': {
    whose: { input: () => ({ groupID: 1, ID: 1, accept: 1 }), refusal },
    sound: () => ({ groupID: 1, ID: 1, accept: 1 }),
  },
  'messages.read': { good: chat, whose: others() },
  'messages.drop': { good: chat, whose: others() },
  'messages.mute': { good: chat, whose: others({ on: 1 }) },
  'messages.pin': { good: chat, whose: others({ on: 1 }) },
  'messages.answer-request': {
    good: chat,
    whose: { input: withAda({ accept: 1 }), refusal: 'messages.no_request' },
    sound: () => ({ conversationID: 'C2C1', accept: 1 }),
  },
  'messages.report': {
    good: { ...chat, IDs: '1', reason: 'spam' },
    whose: others({ IDs: '1' }),
    sound: () => ({ conversationID: 'C2C1', IDs: '1' }),
  },
  'messages.reports': { whose: { input: () => ({}), refusal: 'wire.forbidden' } },
  'messages.open-report': {
    whose: forModerators(),
    audited: {
      action: 'messages.open-report',
      input: async (scene) => ({ id: await reported(scene) }),
      changed: [],
      reason: '',
    },
  },
  'messages.decide-report': {
    good: { decision: 'dismissed' },
    whose: forModerators({ decision: 'dismissed' }),
    sound: () => ({ id: 1, decision: 'dismissed' }),
    audited: {
      action: 'messages.decide-report',
      input: async (scene) => ({ id: await reported(scene), decision: 'removed', reason: 'A fraud.' }),
      changed: ['decision'],
      reason: 'A fraud.',
    },
  },
  'messages.sign': {
    good: { userId: 1 },
    whose: { input: ({ ada }) => ({ userId: ada.uid }), refusal: 'messages.not_yours_to_sign' },
  },
  'messages.sign-legacy': {
    good: { identifier: 1 },
    whose: { input: ({ ada }) => ({ identifier: ada.uid }), refusal: 'messages.not_yours_to_sign' },
  },
  'messages.group-create': {
    good: { title: 'Camera friends', receiver: '1', content: 'Good evening.' },
    whose: 'open',
    sound: () => ({ title: 'Camera friends', receiver: '1', content: 'Good evening.' }),
  },
  'messages.group-send': {
    good: { plid: 1, title: 'Camera friends', receiver: '1', content: 'Good evening.' },
    whose: { input: ofAda({ content: 'Good evening.' }), refusal },
    sound: () => ({ title: 'Phone friends', receiver: '1', content: 'Good evening.' }),
  },
  'messages.group-history': { good: { plid: 1 }, whose: { input: ofAda(), refusal } },
};
