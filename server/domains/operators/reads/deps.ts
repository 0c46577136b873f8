import type { Db } from '../../../platform/context.ts';
import type { Contribution } from '../../../platform/domain.ts';
import type { KnownOf } from '../../../platform/known.ts';
import type { Standing } from '../../../platform/machine/rules.ts';
import type { Setting } from '../../../platform/settings.ts';
import type { Categories } from '../../countries/index.ts';
import type { ReasonOf } from '../../economy/index.ts';
import type { MembersByIds } from '../../members/index.ts';

/** What the console's reads are given by the composition. */
export interface ConsoleDeps {
  /** What each domain knows of a member. */
  knowing: readonly { domain: string; knownOf: KnownOf }[];
  /** How the machine stands. */
  machine: (db: Db, now: Date) => Promise<Standing[]>;
  cards: MembersByIds;
  categories: Categories;
  /** What operators may set, of all domains, in the order of the form. */
  settings: readonly Setting[];
  /** Why money moves, by the name that a transfer stores. */
  reasonOf: ReasonOf;
  /** What waits on the pages of the console: on those that only operators open, and on those that moderators open too. */
  waiting: NonNullable<Contribution['waiting']>;
  waitingForModerator: NonNullable<Contribution['waitingForModerator']>;
}
