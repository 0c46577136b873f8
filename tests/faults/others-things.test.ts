import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallSpec } from '../../contract/call.ts';
import { type CallName, calls } from '../../contract/calls.ts';
import type { RefusalName } from '../../contract/refusals.ts';
import { sha256 } from '../../server/platform/seal.ts';
import { testForum } from '../support/forum.ts';
import { register } from '../support/people.ts';

const forum = await testForum();
const { api, db, clock } = forum;

/** What belongs to Ada, whom Eve is not. */
const scene = await adasThings();
const eve = await register(api);

async function adasThings() {
  const ada = await forum.member();
  const { tid, pid } = await forum.post(ada);
  const elsewhere = await forum.post(await forum.member());
  const answer = await forum.reply(ada, elsewhere.tid);
  const aid = await forum.picture(ada);
  const session = await db.selectFrom('accounts.sessions').select('id').where('uid', '=', ada.uid).executeTakeFirst();
  const now = clock.now();
  const passkey = 'YWRhcy1wYXNza2V5';
  await db
    .insertInto('accounts.passkeys')
    .values({
      ...{ credential_id: passkey, uid: ada.uid, name: 'Hers', public_key: Buffer.alloc(1), counter: 0 },
      ...{ synced: false, created_at: now, last_used_at: null },
    })
    .execute();
  const made = await db
    .insertInto('accounts.exports')
    .values({ uid: ada.uid, state: 'ready', pieces: 1, bytes: 1, asked_at: now, expires_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const notice = await db
    .insertInto('notices.notices')
    .values({ uid: ada.uid, page: 'systems', kind: 'welcome', group_key: 'k', created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const push = 'https://push.example/hers';
  const keys = { p256dh: `B${'x'.repeat(86)}`, auth: 'x'.repeat(22) };
  await db
    .insertInto('notices.push_subscriptions')
    .values({
      ...{ uid: ada.uid, endpoint: push, endpoint_hash: sha256(push), ...keys },
      ...{ language: 'en', session: '', created_at: now },
    })
    .execute();
  return {
    push,
    ada,
    tid,
    pid,
    replyPid: answer.pid,
    aid,
    session: session!.id,
    passkey,
    exported: made.id,
    notice: notice.id,
  };
}
type Scene = typeof scene;

const post = { subject: 'A good subject', message: 'A message that is long enough.' };
const withAid = ({ aid }: Scene) => ({ ...post, aids: String(aid) });

/** With the proof that it is Eve who asks. */
const byEve = (fields: object) => ({ ...fields, password: eve.password });

/** Calls that name what is another's, and how each of them refuses it. */
const refused: Partial<Record<CallName, [(scene: Scene) => object, RefusalName]>> = {
  'sign-in.open-page-session': [({ ada }) => ({ uid: ada.uid }), 'accounts.foreign_uid'],
  'proofs.validate-email-code': [
    ({ ada }) => ({ uid: ada.uid, email: 'a@b.com', code: '123456' }),
    'accounts.foreign_uid',
  ],
  'sign-in.end-session': [({ session }) => ({ id: session }), 'accounts.unknown_session'],
  'proofs.name-passkey': [({ passkey }) => ({ id: passkey, name: 'Mine' }), 'accounts.unknown_passkey'],
  'sign-in.remove-passkey': [({ passkey }) => byEve({ id: passkey }), 'accounts.unknown_passkey'],
  'privacy.data-export-file': [({ exported }) => byEve({ id: exported }), 'accounts.export_missing'],
  'profiles.update-basic-info': [({ ada }) => ({ uid: ada.uid, sightml: 'Hers' }), 'profiles.foreign_uid'],
  'profiles.set-privacy': [({ ada }) => ({ uid: ada.uid, gender: 'me' }), 'profiles.foreign_uid'],
  'profiles.set-picture': [({ ada, aid }) => ({ uid: ada.uid, kind: 'avatar', aid }), 'profiles.foreign_uid'],
  'profiles.change-username': [({ ada }) => ({ uid: ada.uid, username: 'not_hers' }), 'profiles.foreign_uid'],
  'profiles.change-location': [({ ada }) => ({ uid: ada.uid, country_fid: 207 }), 'profiles.foreign_uid'],
  'profiles.user-info': [({ ada }) => ({ uuid: ada.uid }), 'profiles.foreign_uid'],
  'threads.get-data': [({ pid }) => ({ pid }), 'threads.not_yours'],
  'threads.edit': [({ tid, pid }) => ({ tid, pid, ...post }), 'threads.not_yours'],
  'threads.edit-post-vote': [
    ({ tid, pid }) => ({ tid, pid, ...post, polloptions: ['Yes', 'No'] }),
    'threads.not_yours',
  ],
  'threads.delete': [({ tid }) => ({ tid }), 'threads.not_yours'],
  'threads.delete-post': [({ replyPid }) => ({ pid: replyPid }), 'threads.not_yours'],
  'threads.delete-attachment': [({ tid, pid, aid }) => ({ tid, pid, aid }), 'threads.not_yours'],
  'threads.new-thread': [withAid, 'media.unknown_picture'],
  'threads.create': [withAid, 'media.unknown_picture'],
  'threads.new-thread-vote': [
    ({ aid }) => ({ ...post, polloptions: ['Yes', 'No'], pollimage: [aid] }),
    'media.unknown_picture',
  ],
  'threads.send-reply': [
    ({ tid, aid }) => ({ tid, message: 'So it did.', aids: String(aid) }),
    'media.unknown_picture',
  ],
  'threads.new-reply': [({ tid, aid }) => ({ tid, message: 'So it did.', aids: String(aid) }), 'media.unknown_picture'],
  'threads.favorites': [({ ada }) => ({ uid: ada.uid }), 'threads.foreign_uid'],
  'threads.my-likes': [({ ada }) => ({ uid: ada.uid }), 'threads.foreign_uid'],
  'notices.delete': [({ notice }) => ({ id: notice }), 'notices.not_exist'],
  'notices.mark-read': [({ notice }) => ({ id: notice }), 'notices.not_exist'],
  'notices.unsubscribe': [({ push }) => ({ endpoint: push }), 'notices.not_subscribed'],
  'moderation.ban-state': [({ ada }) => ({ uid: ada.uid }), 'wire.forbidden'],
  'moderation.ban-user': [
    ({ ada }) => ({ ban_uid: ada.uid, bannew: 4, banexpirynew: 1, reason: 'No' }),
    'wire.forbidden',
  ],
};

/** Calls whose purpose is what others show or do: whoever asks may name another member. */
const open = new Set<CallName>([
  ...(['profiles.get-profile', 'profiles.personal-info', 'profiles.user-count'] as const),
  ...(['threads.of-member', 'threads.replies-of-member', 'topics.my-topics'] as const),
  ...(['follows.other-follow-list', 'follows.other-fans-list', 'follows.follow-list-other'] as const),
  ...(['follows.fans-list-other', 'follows.follow', 'follows.follow-add', 'follows.follow-list-all'] as const),
  ...(['follows.mute', 'follows.block', 'threads.view', 'threads.info', 'threads.reply-list'] as const),
  ...(['threads.children', 'threads.likers', 'threads.agree', 'threads.set-commit-like', 'threads.like'] as const),
  ...(['threads.vote'] as const),
  ...(['threads.favorite', 'invitations.inviter', 'invitations.activate-imei', 'topics.detail'] as const),
  ...(['topics.follow', 'topics.follow-add'] as const),
]);

/** Calls that take a secret of its owner's, which is itself the proof; their own tests try the wrong ones. */
const proofs = new Set<CallName>([
  ...(['sign-in.login', 'sign-in.login-creator', 'sign-in.login-passkey', 'sign-in.login-code'] as const),
  ...(['sign-in.add-passkey', 'sign-in.reset-link', 'sign-in.reset-password', 'members.guardian-link'] as const),
  ...(['members.give-consent', 'sign-in.social-step-one', 'sign-in.social-step-two'] as const),
  ...(['sign-in.register-third-party', 'sign-in.search-engine-login', 'sign-in.search-engine-enter'] as const),
  ...(['sign-in.search-engine-bind', 'media.image-upload', 'notices.digest-off'] as const),
]);

/** Calls that can name nothing of another member's: what they are about comes from the token, or is everybody's. */
const nobodys = new Set<CallName>([
  ...(['countries.names', 'countries.forum-nav', 'countries.forum-phone-nav'] as const),
  ...(['sign-in.save-user-info', 'sign-in.logout', 'sign-in.store-user-info', 'sign-in.store-info'] as const),
  ...(['sign-in.logout-creator', 'sign-in.clear-user-info', 'sign-in.choose-lang', 'sign-in.get-lang'] as const),
  ...(['members.auth', 'members.own-sanction', 'members.is-creator', 'members.check-username'] as const),
  ...(['sign-in.register-mobile', 'sign-in.register-email', 'proofs.verification-image'] as const),
  ...(['proofs.verification-question'] as const),
  ...(['proofs.phone-code', 'proofs.send-email-code', 'proofs.check-email', 'proofs.email-state'] as const),
  ...(['proofs.change-email', 'sign-in.change-password', 'sign-in.forgot-password'] as const),
  ...([
    'members.guardian-state',
    'members.ask-guardian',
    'sign-in.sessions',
    'proofs.passkeys',
    'sign-in.prove-owner',
  ] as const),
  ...(['sign-in.end-other-sessions', 'sign-in.set-sign-in-alerts', 'sign-in.passkey-challenge'] as const),
  ...(['proofs.proof-challenge', 'sign-in.login-challenge', 'proofs.two-step'] as const),
  ...(['sign-in.begin-two-step', 'sign-in.confirm-two-step', 'sign-in.new-recovery-codes'] as const),
  ...(['sign-in.end-two-step', 'sign-in.save-fb-token', 'sign-in.save-fb-detail'] as const),
  ...(['sign-in.save-fb-same-msg', 'sign-in.delete-fb-token', 'sign-in.delete-fb-detail'] as const),
  ...(['sign-in.delete-fb-same-msg', 'sign-in.third-party-session', 'sign-in.linked-accounts'] as const),
  ...(['sign-in.link-account', 'sign-in.unlink-account', 'sign-in.set-first-password'] as const),
  ...(['privacy.data-export', 'privacy.make-data-export', 'privacy.delete-account'] as const),
  ...(['media.upload-token', 'topics.list-default', 'topics.followed', 'topics.tags-list'] as const),
  ...(['topics.user-tags', 'topics.choose-tags', 'follows.my-follow', 'follows.my-fans'] as const),
  ...(['follows.follow-list', 'follows.fans-list', 'follows.hidden-list', 'threads.introduction'] as const),
  ...(['threads.is-open-regular-post', 'threads.forum-detail', 'feeds.latest', 'feeds.top'] as const),
  ...(['feeds.for-you-recommend', 'feeds.for-you', 'feeds.following', 'invitations.own'] as const),
  ...(['invitations.friends', 'invitations.imei', 'notices.system-list', 'notices.num'] as const),
  ...(['notices.at-me-list', 'notices.list', 'notices.settings', 'notices.save-settings'] as const),
  ...(['notices.push-key', 'notices.subscribe', 'feedback.send', 'moderation.own-appeal'] as const),
  ...(['moderation.appeal'] as const),
]);

const specOf = (name: CallName): CallSpec => calls[name];
const names = Object.keys(calls) as CallName[];
const offices = names.filter((name) => specOf(name).access === 'operator');

/** Every row that is Ada's, of whatever table: a member's row is told by `uid` or `authorid`. */
async function adasRows(): Promise<string> {
  const columns = await sql<{ place: string; col: string }>`
    select table_schema || '.' || table_name as place, column_name as col from information_schema.columns
    where column_name in ('uid', 'authorid') and table_schema not in ('platform', 'information_schema')
      and data_type = 'bigint' order by 1, 2`.execute(db);
  const rows: string[] = [];
  for (const { place, col } of columns.rows) {
    const found = await sql<{ row: string }>`
      select t::text as row from ${sql.table(place)} t where ${sql.ref(col)} = ${scene.ada.uid} order by 1`.execute(db);
    rows.push(`${place}: ${found.rows.map(({ row }) => row).join('; ')}`);
  }
  return rows.join('\n');
}

beforeEach(() => forum.forgetLimits());

test('every call says in one of these tables what another member’s things are to it', () => {
  for (const name of names) {
    const places = [name in refused, open.has(name), proofs.has(name), nobodys.has(name), offices.includes(name)];
    expect(
      places.filter(Boolean),
      `${name}: classify it above, and try it where it names what is another’s`,
    ).toHaveLength(1);
  }
  for (const name of [...Object.keys(refused), ...open, ...proofs, ...nobodys]) expect(names).toContain(name);
});

describe('with what is another member’s', () => {
  test.each(Object.keys(refused) as CallName[])(
    '%s is refused by name, tells nothing and changes nothing',
    async (name) => {
      const before = await adasRows();
      const [input, error] = refused[name]!;
      const answer = await api.call(name, input(scene), eve);
      expect([answer.ok, answer.error]).toEqual([false, error]);
      expect(JSON.stringify(answer.body)).not.toContain(scene.ada.username);
      expect(await adasRows()).toBe(before);
    },
  );
});

describe('an operator’s call made by a member', () => {
  const fields = { uid: scene.ada.uid, id: 1, by: 'uid', q: String(scene.ada.uid), state: 'open' };
  test.each(offices)('%s is refused and changes nothing', async (name) => {
    const before = await adasRows();
    const answer = await api.call(name, fields, eve);
    expect([answer.ok, answer.error]).toEqual([false, 'wire.forbidden']);
    expect(await adasRows()).toBe(before);
  });
});
