import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import type { CallSamples, OthersScene } from '../../../../tests/support/call-samples.ts';
import { aConversation } from './a-conversation.ts';

const good = { plid: 1, uid: 0 };
const refusal = 'messages.not_exist' as const;

/** A conversation of Ada’s, in which nobody else is. */
const ofAda =
  (more: object = {}) =>
  async ({ db, ada, now }: OthersScene) => ({ plid: await aConversation(db, now, [ada.uid], ['Hello.']), ...more });

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
};
