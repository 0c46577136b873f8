import { beforeEach, describe, expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import type { DomainEvent } from '../../platform/outbox/event.ts';
import { storeEvents } from '../../platform/outbox/store.ts';
import { memberCredited } from '../economy/index.ts';
import { appealAnswered, memberSanctioned, sanctionLifted } from '../moderation/index.ts';
import { dataExported, deletionRequested } from '../privacy/index.ts';
import { medalGranted } from '../profiles/index.ts';
import { emailVerified } from '../proofs/index.ts';
import { passwordChanged, safetyChanged, signedInFromNewDevice } from '../sign-in/index.ts';
import { noticesPersonalData } from './personal-data.ts';

const { api, clock, db, member, settle, forgetLimits } = await testForum();
beforeEach(forgetLimits);

const announce = async (...events: DomainEvent[]): Promise<void> => {
  await storeEvents(db, events, [], clock.now());
  await settle();
};
const systems = async (who: Writer, page = 1, language = 'en') => {
  const { data, beside } = await api.must('notices.system-list', { page }, { ...who, language });
  return { ...data, ...beside!.Variables };
};

const until = '2026-12-24T10:00:00.000Z';
const credit = (reason: 'imei' | 'invitation' | 'register', uid: number) =>
  memberCredited({ uid, currency: 'xgold', amount: 1000, kind: 'earned', reason, reference: 'x', transfer: 7 });

describe('a member is notified of what happens to the account, with where to look', () => {
  const at = 1_795_000_000;
  test.each<[string, (uid: number) => DomainEvent, object]>([
    [
      'a log-in on a new device',
      (uid) =>
        signedInFromNewDevice({ uid, at, device: 'Chrome, Android', city: '', country: '', address: '102.89.*.*' }),
      { Type: 'sign_in', quote: 'Chrome, Android, 102.89.*.*', dateline: at, to: '/ucenter/setting/account' },
    ],
    [
      'a passkey',
      (uid) => safetyChanged({ uid, at, change: 'passkey_added' }),
      { Type: 'passkey_added', note: 'A passkey was added to your account', dateline: at },
    ],
    ['another password', (uid) => passwordChanged({ uid }), { Type: 'password_changed' }],
    ['a proven address', (uid) => emailVerified({ uid }), { Type: 'email_verified' }],
    [
      'the export',
      (uid) => dataExported({ uid, id: 3, at }),
      { Type: 'data_exported', to: '/ucenter/setting/account' },
    ],
    [
      'the deletion asked for',
      (uid) => deletionRequested({ uid, due: Date.parse(until) / 1000 }),
      { note: 'Your account will be deleted on December 24, 2026 unless you log in before' },
    ],
    [
      'a silence with its end and reason',
      (uid) => memberSanctioned({ uid, groupid: 4, reason: 'Shouting', expiresAt: until, byUid: 1 }),
      { Type: 'muted', note: 'Your account is read-only until December 24, 2026', quote: 'Shouting', to: '/banned' },
    ],
    [
      'a ban for good',
      (uid) => memberSanctioned({ uid, groupid: 5, reason: 'Fraud', expiresAt: null, byUid: 1 }),
      { Type: 'banned', note: 'Your account is suspended', quote: 'Fraud' },
    ],
    ['its end', (uid) => sanctionLifted({ uid, reason: 'A mistake', byUid: 1 }), { quote: 'A mistake' }],
    [
      'the answer to an appeal',
      (uid) => appealAnswered({ uid, lifted: false, answer: 'It stands.' }),
      { Type: 'appeal_kept', quote: 'It stands.', to: '/banned' },
    ],
    [
      'a reward',
      (uid) => credit('imei', uid),
      { note: 'You earned 1,000 XGold for activating a phone', to: '/ucenter/imei', author: '', authorid: 0 },
    ],
    [
      'a medal',
      (uid) => medalGranted({ uid, medal: 'first-digest' }),
      { note: 'You got a medal: First featured thread' },
    ],
  ])('%s', async (_, event, expected) => {
    const ada = await member();
    await announce(event(ada.uid));
    const { notelist } = await systems(ada);
    expect(notelist).toHaveLength(1);
    expect(notelist[0]).toMatchObject({ Tid: 0, new: 1, ...expected });
  });

  test('the gift at registration is no news', async () => {
    const ada = await member();
    await announce(credit('register', ada.uid));
    expect((await systems(ada)).notelist).toEqual([]);
  });

  test('each in the language that asks', async () => {
    const ada = await member();
    await announce(credit('invitation', ada.uid));
    const [french] = (await systems(ada, 1, 'fr')).notelist;
    expect(french!.note).toMatch(/^Vous avez gagné 1\s000 XGold pour un ami que vous avez invité$/u);
    const lagos = { city: 'Lagos', country: 'NG', address: '102.89.*.*' };
    await announce(signedInFromNewDevice({ uid: ada.uid, at, device: 'Chrome, Android', ...lagos }));
    const { notelist } = await systems(ada, 1, 'hi');
    expect(notelist.find(({ Type }) => Type === 'sign_in')!.quote).toBe('Chrome, Android, Lagos, नाइजीरिया');
  });
});

test('R-NOT-003 R-NOT-005 the list and its page count stand in Variables; the total is 20 times the page count', async () => {
  const ada = await member();
  expect(await systems(ada)).toEqual({ systemCount: 0, notelist: [], totalpage: 0 });
  await announce(...Array.from({ length: 23 }, (_, id) => dataExported({ uid: ada.uid, id, at: 1_795_000_000 + id })));
  const [first, second, third] = [await systems(ada), await systems(ada, 2), await systems(ada, 3)];
  expect([first.notelist.length, second.notelist.length, third.notelist.length]).toEqual([20, 3, 0]);
  expect([first.totalpage, first.systemCount]).toEqual([2, 40]);
  const ids = [...first.notelist, ...second.notelist].map((row) => row.id);
  expect(new Set(ids).size).toBe(23);
});

test('a member’s notices go into the export, and are forgotten with the member', async () => {
  const [ada, bola] = [await member(), await member()];
  await announce(passwordChanged({ uid: ada.uid }), passwordChanged({ uid: bola.uid }));
  await api.must('notices.save-settings', { digest: 0 }, ada);
  const files: Record<string, object[]> = {};
  for await (const file of noticesPersonalData.collect(db, ada.uid)) {
    if ('rows' in file) for await (const rows of file.rows) files[file.path] = [...(files[file.path] ?? []), ...rows];
  }
  expect(files['notices.json']).toMatchObject([{ kind: 'password_changed' }]);
  expect(files['settings.json']).toMatchObject([{ digest: 0 }]);
  const ctx = { db, now: clock.now(), log: undefined as never, emit: () => undefined, stale: () => undefined };
  expect(await noticesPersonalData.forget(ctx, ada.uid)).toBe(false);
  expect((await systems(ada)).notelist).toEqual([]);
  expect((await systems(bola)).notelist).toHaveLength(1);
});
