import type { Language } from '../../../contract/primitives/countries.ts';
import { defineSystemNotice, type Facts, type NoticeParts, notifies, toMember } from '../../platform/notice-kind.ts';
import { contestClosed, contestWon, entryShown, type Titles } from './events.ts';

/** The page of photo boards leads to each contest. */
const contestPath = ({ contest }: Facts): `/${string}` => (contest ? `/photos/contest/${contest}` : '/photos');
const titled = (facts: Facts, locale: Language): Facts => ({ contest: facts[`title_${locale}`] ?? '' });

const entered = defineSystemNotice('contests', 'contest_entry', { to: contestPath, words: titled });
const closed = defineSystemNotice('contests', 'contest_closed', { to: contestPath, words: titled });
const won = defineSystemNotice('contests', 'contest_won', { to: contestPath, words: titled });

const titlesOf = ({ title_en, title_fr, title_hi }: Titles): Titles => ({ title_en, title_fr, title_hi });

/** What members are notified of: their entry counts, the contest closed, they won. */
export const contestsNotices: NoticeParts = {
  kinds: [entered, closed, won],
  on: [
    notifies(entryShown, ({ uid, contest, tid, at, ...titles }) => [
      toMember(entered, { uid, once: tid, at, facts: { contest, ...titlesOf(titles) } }),
    ]),
    notifies(contestClosed, ({ uid, contest, at, ...titles }) => [
      toMember(closed, { uid, once: contest, at, facts: { contest, ...titlesOf(titles) } }),
    ]),
    notifies(contestWon, ({ uid, contest, tid, xgold, at, ...titles }) => [
      toMember(won, { uid, once: tid, at, facts: { contest, xgold, ...titlesOf(titles) } }),
    ]),
  ],
};
