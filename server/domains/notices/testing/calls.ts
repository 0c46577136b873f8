import type { noticesCalls } from '../../../../contract/domains/notices/calls.ts';
import type { CallSamples, OthersScene } from '../../../../tests/support/call-samples.ts';
import { sha256 } from '../../../platform/seal.ts';

async function noticeOf({ db, now, ada }: OthersScene): Promise<number> {
  const notice = await db
    .insertInto('notices.notices')
    .values({
      uid: ada.uid,
      page: 'systems',
      kind: 'welcome',
      group_key: crypto.randomUUID(),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return notice.id;
}

async function subscriptionOf({ db, now, ada }: OthersScene): Promise<string> {
  const endpoint = 'https://push.example/hers';
  const keys = { p256dh: `B${'x'.repeat(86)}`, auth: 'x'.repeat(22) };
  await db
    .insertInto('notices.push_subscriptions')
    .values({
      ...{ uid: ada.uid, endpoint, endpoint_hash: sha256(endpoint), ...keys },
      ...{ language: 'en', session: '', created_at: now },
    })
    .execute();
  return endpoint;
}

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof noticesCalls> = {
  'notices.system-list': { whose: 'own' },
  'notices.num': { whose: 'own' },
  'notices.at-me-list': { whose: 'own' },
  'notices.list': { good: { type: 'reply' }, whose: 'own' },
  'notices.delete': {
    whose: { input: async (scene) => ({ id: await noticeOf(scene) }), refusal: 'notices.not_exist' },
  },
  'notices.mark-read': {
    whose: { input: async (scene) => ({ id: await noticeOf(scene) }), refusal: 'notices.not_exist' },
  },
  'notices.settings': { whose: 'own' },
  'notices.save-settings': { whose: 'own' },
  'notices.push-key': { whose: 'own' },
  'notices.subscribe': { whose: 'own' },
  'notices.unsubscribe': {
    whose: { input: async (scene) => ({ endpoint: await subscriptionOf(scene) }), refusal: 'notices.not_subscribed' },
  },
  'notices.digest-off': { whose: 'secret' },
};
