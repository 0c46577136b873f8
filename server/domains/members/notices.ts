import { operatorGroup } from '../../../contract/primitives/access-limits.ts';
import { countryOfFid, globalFid, type Language } from '../../../contract/primitives/countries.ts';
import {
  defineSystemNotice,
  type Facts,
  type NoticeKind,
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

/** What an office is called in a sentence: operators are the team, whoever moderates Global does so everywhere. */
const reachOf = (office: number, countryFid: number): 'none' | 'team' | 'country' | 'everywhere' => {
  if (office === 0) return 'none';
  if (office === operatorGroup) return 'team';
  return countryFid === globalFid ? 'everywhere' : 'country';
};

/** The one sentence about a change of offices; both ranks of moderators do the same in the same places. */
function saidOf(from: number, to: number, countryFid: number): { kind: NoticeKind; office: string } | undefined {
  const [before, after] = [reachOf(from, countryFid), reachOf(to, countryFid)];
  if (before === after) return undefined;
  if (after === 'none') return { kind: ended, office: before };
  return { kind: given, office: before === 'team' ? `${after}_instead` : after };
}

/** What members are notified of: their guardian’s consent, and offices over a country. */
export const membersNotices: NoticeParts = {
  kinds: [agreed, given, ended],
  on: [
    notifies(guardianAgreed, ({ uid }) => [toMember(agreed, { uid })]),
    notifies(officeChanged, ({ uid, from, to, countryFid, at }) => {
      const said = saidOf(from, to, countryFid);
      if (!said) return [];
      return [toMember(said.kind, { uid, at, once: at, facts: { office: said.office, country: countryFid } })];
    }),
  ],
};
