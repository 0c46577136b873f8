import type { NoticeSort } from '../../../../contract/domains/notices/limits.ts';

/** What a notice may tell of, with the switch in the settings that it obeys. */
export const kinds = {
  reply: 'reply',
  answer: 'reply',
  like: 'like',
  like_reply: 'like',
  mention: 'mention',
  follow: 'follow',
  sign_in: 'system',
  passkey_added: 'system',
  passkey_removed: 'system',
  two_step_on: 'system',
  two_step_off: 'system',
  recovery_codes_new: 'system',
  password_set: 'system',
  account_linked: 'system',
  account_unlinked: 'system',
  password_changed: 'system',
  email_verified: 'system',
  guardian_agreed: 'system',
  data_exported: 'system',
  deletion_requested: 'system',
  deletion_taken_back: 'system',
  muted: 'system',
  banned: 'system',
  sanction_lifted: 'system',
  appeal_lifted: 'system',
  appeal_kept: 'system',
  credited: 'system',
  medal: 'system',
} as const satisfies Record<string, NoticeSort>;

export type NoticeKind = keyof typeof kinds;

export const sortOf = (kind: string): NoticeSort => kinds[kind as NoticeKind] ?? 'system';

const settingsPage = '/ucenter/setting/account';
/** Why, until when, and the appeal with its answer. */
const sanctionPage = '/banned';
const waysInPage = '/ucenter/setting/authemtication';

/** Where the system's notices lead; those that are missing lead nowhere. */
const pages: Partial<Record<NoticeKind, string>> = {
  sign_in: settingsPage,
  passkey_added: waysInPage,
  passkey_removed: waysInPage,
  two_step_on: waysInPage,
  two_step_off: waysInPage,
  recovery_codes_new: waysInPage,
  password_set: settingsPage,
  account_linked: waysInPage,
  account_unlinked: waysInPage,
  password_changed: settingsPage,
  email_verified: settingsPage,
  data_exported: settingsPage,
  deletion_requested: settingsPage,
  muted: sanctionPage,
  banned: sanctionPage,
  appeal_kept: sanctionPage,
  medal: '/ucenter/account/perinfo',
  follow: '/ucenter/account/followers',
};

/** Money is looked at where it was earned. */
const earnedAt: Record<string, string> = {
  invitation: '/ucenter/invitation',
  invitation_month: '/ucenter/invitation',
  imei: '/ucenter/imei',
};

/** The page that a notice without a thread or topic opens; empty for none. */
export const pageOf = (kind: string, facts: Record<string, string | number>): string =>
  kind === 'credited' ? (earnedAt[String(facts.reason)] ?? '') : (pages[kind as NoticeKind] ?? '');
