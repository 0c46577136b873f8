import {
  defineSystemNotice,
  type NoticeKind,
  type NoticeParts,
  notifies,
  opensNothing,
  toMember,
} from '../../platform/notice-kind.ts';
import {
  dataExported,
  deletionRequested,
  deletionTakenBack,
  emailVerified,
  guardianAgreed,
  passwordChanged,
  type SafetyChange,
  safetyChanged,
  signedInFromNewDevice,
} from './events.ts';
import { placeLine } from './rules/place.ts';

const settingsPage = '/ucenter/setting/account';
const waysInPage = '/ucenter/setting/authemtication';

/** The device and the place are put together when it is read: a country has its name in the reader's language. */
const signedIn = defineSystemNotice('accounts', 'sign_in', {
  to: settingsPage,
  quote: (facts, locale) => {
    const fact = (name: string): string => String(facts[name] ?? '');
    const place = placeLine({ city: fact('city'), country: fact('country'), address: fact('address') }, locale);
    return [fact('device'), place].filter(Boolean).join(', ');
  },
});

const safety: Readonly<Record<SafetyChange, NoticeKind>> = {
  passkey_added: defineSystemNotice('accounts', 'passkey_added', { to: waysInPage }),
  passkey_removed: defineSystemNotice('accounts', 'passkey_removed', { to: waysInPage }),
  two_step_on: defineSystemNotice('accounts', 'two_step_on', { to: waysInPage }),
  two_step_off: defineSystemNotice('accounts', 'two_step_off', { to: waysInPage }),
  recovery_codes_new: defineSystemNotice('accounts', 'recovery_codes_new', { to: waysInPage }),
  password_set: defineSystemNotice('accounts', 'password_set', { to: settingsPage }),
  account_linked: defineSystemNotice('accounts', 'account_linked', { to: waysInPage }),
  account_unlinked: defineSystemNotice('accounts', 'account_unlinked', { to: waysInPage }),
};
const newPassword = defineSystemNotice('accounts', 'password_changed', { to: settingsPage });
const verified = defineSystemNotice('accounts', 'email_verified', { to: settingsPage });
const agreed = defineSystemNotice('accounts', 'guardian_agreed', { to: opensNothing });
const exported = defineSystemNotice('accounts', 'data_exported', { to: settingsPage });
const leaving = defineSystemNotice('accounts', 'deletion_requested', { to: settingsPage });
const staying = defineSystemNotice('accounts', 'deletion_taken_back', { to: opensNothing });

/** What members are notified of: the safety of their account, their data, and their rights. */
export const accountsNotices: NoticeParts = {
  kinds: [signedIn, ...Object.values(safety), newPassword, verified, agreed, exported, leaving, staying],
  on: [
    notifies(signedInFromNewDevice, ({ uid, at, ...facts }) => [
      toMember(signedIn, { uid, once: at, at: at * 1000, facts }),
    ]),
    notifies(safetyChanged, ({ uid, at, change }) => [toMember(safety[change], { uid, at: at * 1000 })]),
    notifies(passwordChanged, ({ uid }) => [toMember(newPassword, { uid })]),
    notifies(emailVerified, ({ uid }) => [toMember(verified, { uid })]),
    notifies(guardianAgreed, ({ uid }) => [toMember(agreed, { uid })]),
    notifies(dataExported, ({ uid, id, at }) => [toMember(exported, { uid, once: id, at: at * 1000 })]),
    notifies(deletionRequested, ({ uid, due }) => [
      toMember(leaving, { uid, once: due, facts: { until: due * 1000 } }),
    ]),
    notifies(deletionTakenBack, ({ uid }) => [toMember(staying, { uid })]),
  ],
};
