import type { ModerationRule } from '../../../contract/domains/moderation/rules.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import {
  defineSystemNotice,
  type Facts,
  type NoticeParts,
  type Notification,
  notifies,
  opensNothing,
  toMember,
} from '../../platform/notice-kind.ts';
import { appealAnswered, memberSanctioned, officeEnded, officeGiven, sanctionLifted } from './events.ts';
import { groundsFacts, type SaidByLanguage, saidIn, wordsOfRule } from './grounds.ts';
import { mayEnter } from './policy.ts';

/** Why, until when, and the appeal with its answer. */
const sanctionPage = '/banned' as const;

/** Notices of before the rule have their words as a quote alone. */
const saidOrQuoted = (facts: Facts, locale: Language): string =>
  'said' in facts ? saidIn(facts, locale) : String(facts.quote);
const why = {
  to: sanctionPage,
  words: (facts: Facts, locale: Language): Facts => {
    const { rule = '' } = wordsOfRule(facts, locale);
    return { rule, named: rule === '' ? 'no' : 'yes' };
  },
  quote: saidOrQuoted,
};
const muted = defineSystemNotice('moderation', 'muted', why);
const banned = defineSystemNotice('moderation', 'banned', why);
const lifted = defineSystemNotice('moderation', 'sanction_lifted', { to: opensNothing });
const appealLifted = defineSystemNotice('moderation', 'appeal_lifted', { to: opensNothing });
const appealUpheld = defineSystemNotice('moderation', 'appeal_kept', { to: sanctionPage });

/** The name of the place in the reader's language. */
const placeIn = (facts: Facts, locale: Language): Facts => ({ place: facts[`place_${locale}`] ?? '' });
const given = defineSystemNotice('moderation', 'office_given', { to: opensNothing, words: placeIn });
const ended = defineSystemNotice('moderation', 'office_ended', { to: opensNothing, words: placeIn });

interface Held {
  office: string;
  names: Readonly<Record<string, string>>;
  reason: string;
}

const factsOfOffice = ({ office, names, reason }: Held): Facts => ({
  ...{ office, quote: reason },
  ...Object.fromEntries(Object.entries(names).map(([language, name]) => [`place_${language}`, name])),
});

interface Sanctioned {
  uid: number;
  groupid: number;
  rule?: ModerationRule;
  reason: string;
  said?: SaidByLanguage;
  expiresAt: string | null;
}

/** Until when somebody may not speak, or has no access; without an end it is for good. */
export function notifyOfSanction(event: Sanctioned): Notification[] {
  const until = event.expiresAt === null ? 0 : Date.parse(event.expiresAt);
  const { rule = 'other', reason, said } = event;
  const facts = {
    ...groundsFacts({ rule, reason, said }),
    ends: until === 0 ? 'never' : 'once',
    ...(until === 0 ? {} : { until }),
  };
  return [toMember(mayEnter(event) ? muted : banned, { uid: event.uid, once: until, facts })];
}

/** What members are notified of: their sanctions, appeals and offices. */
export const moderationNotices: NoticeParts = {
  kinds: [muted, banned, lifted, appealLifted, appealUpheld, given, ended],
  on: [
    notifies(memberSanctioned, notifyOfSanction),
    notifies(officeGiven, (event) => [
      toMember(given, { uid: event.uid, once: event.at, facts: factsOfOffice(event) }),
    ]),
    notifies(officeEnded, (event) => [
      toMember(ended, { uid: event.uid, once: event.at, facts: factsOfOffice(event) }),
    ]),
    notifies(sanctionLifted, ({ uid, reason }) => [toMember(lifted, { uid, facts: { quote: reason } })]),
    notifies(appealAnswered, ({ uid, lifted: granted, answer }) => [
      toMember(granted ? appealLifted : appealUpheld, { uid, facts: { quote: answer } }),
    ]),
  ],
};
