import { type Language, languages } from '../../../contract/primitives/countries.ts';
import { defineNotice, type Facts, type NoticeParts, notifies, toMember } from '../../platform/notice-kind.ts';
import { campaignSent } from './events.ts';

const wordIn = (facts: Facts, word: 'title' | 'text', locale: Language): string => {
  const lang = [locale, 'en' as const, ...languages].find((each) => (facts[`title_${each}`] ?? '') !== '') ?? locale;
  return String(facts[`${word}_${lang}`] ?? '');
};

const said = {
  sort: 'campaign',
  page: 'systems',
  to: ({ path = '' }: Facts): `/${string}` | '' => (path === '' ? '' : `/${String(path).slice(1)}`),
  says: () => 'announcements.notice.campaign',
  words: (facts: Facts, locale: Language): Facts => ({ title: wordIn(facts, 'title', locale) }),
  quote: (facts: Facts, locale: Language): string => wordIn(facts, 'text', locale),
} as const;

const campaign = defineNotice('announcements', 'campaign', { ...said, silent: true });
const pushedCampaign = defineNotice('announcements', 'campaign_push', said);

/** What members are notified of: what operators write to many of them. */
export const announcementsNotices: NoticeParts = {
  kinds: [campaign, pushedCampaign],
  on: [
    notifies(campaignSent, ({ uids, pushed, path, once, at, ...words }) => {
      const { title_en, title_fr, title_hi, text_en, text_fr, text_hi } = words;
      const facts = { path, title_en, title_fr, title_hi, text_en, text_fr, text_hi };
      return uids.map((uid) => toMember(pushed ? pushedCampaign : campaign, { uid, once, at, facts }));
    }),
  ],
};
