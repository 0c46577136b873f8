import { operatorGroup } from '../../../contract/primitives/access-limits.ts';
import { countryOfFid, globalFid, type Language } from '../../../contract/primitives/countries.ts';
import {
  defineSystemNotice,
  type Facts,
  type NoticeParts,
  notifies,
  opensNothing,
  toMember,
} from '../../platform/notice-kind.ts';
import { guardianAgreed, officeChanged } from './events.ts';

const agreed = defineSystemNotice('members', 'guardian_agreed', { to: opensNothing });

/** The country in the reader's language, as it stands in a sentence. */
const placeIn = ({ country }: Facts, locale: Language): Facts => ({
  place: countryOfFid(Number(country))?.joinable[locale] ?? '',
});
const given = defineSystemNotice('members', 'country_office_given', { to: opensNothing, words: placeIn });
const ended = defineSystemNotice('members', 'country_office_ended', { to: opensNothing, words: placeIn });

/** What an office is called in the sentence: operators are the team, whoever moderates Global does so everywhere. */
const reachOf = (office: number, countryFid: number): string => {
  if (office === operatorGroup) return 'team';
  return countryFid === globalFid ? 'everywhere' : 'country';
};

/** What members are notified of: their guardian’s consent, and offices over a country. */
export const membersNotices: NoticeParts = {
  kinds: [agreed, given, ended],
  on: [
    notifies(guardianAgreed, ({ uid }) => [toMember(agreed, { uid })]),
    notifies(officeChanged, ({ uid, from, to, countryFid, at }) => [
      toMember(to === 0 ? ended : given, {
        ...{ uid, at, once: at },
        facts: { office: reachOf(to || from, countryFid), country: countryFid },
      }),
    ]),
  ],
};
