import type { WhyHidden } from '../../../contract/primitives/why-hidden.ts';
import type { Db } from '../../platform/context.ts';
import type { Categories } from '../countries/index.ts';
import type { MembersByIds } from '../members/index.ts';

/** What its reads and actions ask of others; whom a reader hides is known to follows, which has the same rank. */
export interface GroupsDeps {
  cards: MembersByIds;
  categories: Categories;
  hiddenFor: (db: Db, uid: number) => Promise<ReadonlyMap<number, WhyHidden>>;
}
