import {
  defineSystemNotice,
  type NoticeKind,
  type NoticeParts,
  notifies,
  toMember,
} from '../../platform/notice-kind.ts';
import { passwordChanged, type SafetyChange, safetyChanged, signedInFromNewDevice } from './events.ts';
import { placeLine } from './rules/place.ts';

const settingsPage = '/ucenter/setting/account';
const waysInPage = '/ucenter/setting/authemtication';

/** The device and the place are put together when it is read: a country has its name in the reader's language. */
const signedIn = defineSystemNotice('sign-in', 'sign_in', {
  to: settingsPage,
  quote: (facts, locale) => {
    const fact = (name: string): string => String(facts[name] ?? '');
    const place = placeLine({ city: fact('city'), country: fact('country'), address: fact('address') }, locale);
    return [fact('device'), place].filter(Boolean).join(', ');
  },
});

const safety: Readonly<Record<SafetyChange, NoticeKind>> = {
  passkey_added: defineSystemNotice('sign-in', 'passkey_added', { to: waysInPage }),
  passkey_removed: defineSystemNotice('sign-in', 'passkey_removed', { to: waysInPage }),
  two_step_on: defineSystemNotice('sign-in', 'two_step_on', { to: waysInPage }),
  two_step_off: defineSystemNotice('sign-in', 'two_step_off', { to: waysInPage }),
  recovery_codes_new: defineSystemNotice('sign-in', 'recovery_codes_new', { to: waysInPage }),
  password_set: defineSystemNotice('sign-in', 'password_set', { to: settingsPage }),
  account_linked: defineSystemNotice('sign-in', 'account_linked', { to: waysInPage }),
  account_unlinked: defineSystemNotice('sign-in', 'account_unlinked', { to: waysInPage }),
};
const newPassword = defineSystemNotice('sign-in', 'password_changed', { to: settingsPage });

/** What members are notified of: the safety of their account. */
export const signInNotices: NoticeParts = {
  kinds: [signedIn, ...Object.values(safety), newPassword],
  on: [
    notifies(signedInFromNewDevice, ({ uid, at, ...facts }) => [
      toMember(signedIn, { uid, once: at, at: at * 1000, facts }),
    ]),
    notifies(safetyChanged, ({ uid, at, change }) => [toMember(safety[change], { uid, at: at * 1000 })]),
    notifies(passwordChanged, ({ uid }) => [toMember(newPassword, { uid })]),
  ],
};
