import { counted, type Known, type KnownOf } from '../../../platform/known.ts';
import { creatorsAmong } from '../sql/creators.ts';
import { applicationsCounted, incomeOfMember } from '../sql/known.ts';

const page = '/operator/creators';

/** What operators see of a member here: since when they are a creator, their applications, and their income. */
export const creatorKnownOf: KnownOf = async ({ db }, uid) => {
  const creator = (await creatorsAmong(db, [uid])).get(uid);
  const income = await incomeOfMember(db, uid);
  const since: Known[] = creator ? [{ name: 'since', at: creator.since, to: page }] : [];
  return [
    ...since,
    ...counted('applications', await applicationsCounted(db, uid), page),
    ...(income.count > 0 ? [{ name: 'income', count: income.xgold, at: income.last }] : []),
  ];
};
