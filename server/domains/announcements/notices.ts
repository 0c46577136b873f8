import { type Language, languages } from '../../../contract/primitives/countries.ts';
import { defineNotice, type Facts, type NoticeParts, notifies, toMember } from '../../platform/notice-kind.ts';
import { campaignSent } from './events.ts';

const wordIn = (facts: Facts, word: 'title' | 'text', locale: Language): string => {
  const lang = [locale, 'en' as const, ...languages].find((each) => (facts[`title_${each}`] ?? '') !== '') ?? locale;
  return String(facts[`${word}_${lang}`] ?? '');
};

const campaign = defineNotice('announcements', 'campaign', {
  sort: 'campaign',
  page: 'systems',
  to: ({ path = '' }) => (path === '' ? '' : `/${String(path).slice(1)}`),
  words: (facts, locale) => ({ title: wordIn(facts, 'title', locale) }),
  quote: (facts, locale) => wordIn(facts, 'text', locale),
  silent: ({ pushed }) => pushed !== 1,
});

/** What members are notified of: what operators write to many of them. */
export const announcementsNotices: NoticeParts = {
  kinds: [campaign],
  on: [
    notifies(campaignSent, ({ uids, pushed, path, once, at, ...words }) => {
      const { title_en, title_fr, title_hi, text_en, text_fr, text_hi } = words;
      const facts = { path, pushed: pushed ? 1 : 0, title_en, title_fr, title_hi, text_en, text_fr, text_hi };
      return uids.map((uid) => toMember(campaign, { uid, once, at, facts }));
    }),
  ],
};
