import { defineSystemNotice, type NoticeParts, notifies, toMember } from '../../platform/notice-kind.ts';
import { translate } from '../../platform/texts.ts';
import { medalGranted } from './events.ts';

const gotMedal = defineSystemNotice('profiles', 'medal', {
  to: '/ucenter/account/perinfo',
  words: ({ medal }, locale) => ({ medal: translate(locale, `profiles.medal.${medal}`) }),
});

/** What members are notified of: medals. */
export const profilesNotices: NoticeParts = {
  kinds: [gotMedal],
  on: [notifies(medalGranted, ({ uid, medal }) => [toMember(gotMedal, { uid, once: medal, facts: { medal } })])],
};
