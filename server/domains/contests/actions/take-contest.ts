import type { InputOf } from '../../../../contract/call.ts';
import type { contestsCalls } from '../../../../contract/domains/contests/calls.ts';
import { isPhotoBoard } from '../../../../contract/domains/threads/kinds/photo/calls.ts';
import { countryOfFid, languages } from '../../../../contract/primitives/countries.ts';
import type { Db } from '../../../platform/context.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import { findByNames, nameKey } from '../../members/index.ts';
import { takeDates } from '../rules/dates.ts';
import { type Prize, takePrizes } from '../rules/prizes.ts';
import { categoriesOf } from '../sql/categories.ts';
import type { ContestFields } from '../sql/contests.ts';

type Sent = InputOf<(typeof contestsCalls)['contests.create']>;

/** A contest as it was sent, judged. */
export interface TakenContest {
  fields: ContestFields;
  prizes: Prize[];
  jury: number[];
}

/** Judges what an operator sends of a contest; refuses by field. */
export async function takeContest(db: Db, sent: Sent): Promise<TakenContest> {
  const { fid, country_fid, decide, entries_max } = sent;
  if (!isPhotoBoard(fid)) return refuse('threads.unknown_board');
  if (country_fid !== 0 && !countryOfFid(country_fid)) return refuseField('country_fid');
  const taken = takeDates(sent);
  if (!taken.ok) return refuse('contests.dates_cross', { extra: { field: taken.field } });
  const known = new Set((await categoriesOf(db, fid)).map(({ typeid }) => typeid));
  const categories = [...new Set(sent.categories)].toSorted((one, other) => one - other);
  if (!categories.every((typeid) => known.has(typeid))) refuse('contests.unknown_category');
  return {
    fields: { fid, country_fid, words: wordsOf(sent), ...taken.dates, decide, entries_max, categories },
    prizes: takePrizes(sent.prizes) ?? refuse('contests.prizes_wrong'),
    jury: await juryOf(db, sent.jury),
  };
}

function wordsOf(sent: Sent): ContestFields['words'] {
  const words = languages.map((language) => [
    language,
    {
      title: sent[`title_${language}`],
      brief: sent[`brief_${language}`],
      rules: sent[`rules_${language}`],
      terms: sent[`terms_${language}`],
      agreement: sent[`agreement_${language}`],
    },
  ]);
  return Object.fromEntries(words) as ContestFields['words'];
}

/** Members by name, each once; the first that nobody has is named. */
async function juryOf(db: Db, sent: string): Promise<number[]> {
  const names = sent
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const found = await findByNames(db, names.map(nameKey));
  const uids = names.map((name) => found.get(nameKey(name)) ?? refuse('contests.member_unknown', { values: { name } }));
  return [...new Set(uids)];
}
