import { defineSystemNotice, type NoticeParts, notifies, toMember } from '../../platform/notice-kind.ts';
import { translate } from '../../platform/texts.ts';
import { medalGranted } from './events.ts';

const gotMedal = defineSystemNotice('profiles', 'medal', {
  to: '/medalcenter',
  words: (facts, locale) => ({ medal: facts[locale] ?? translate(locale, `profiles.medal.${facts.medal}`) }),
});

/** What members are notified of: medals. */
export const profilesNotices: NoticeParts = {
  kinds: [gotMedal],
  on: [
    notifies(medalGranted, ({ uid, medal, names }) => [
      toMember(gotMedal, { uid, once: medal, facts: { medal, ...names } }),
    ]),
  ],
};
