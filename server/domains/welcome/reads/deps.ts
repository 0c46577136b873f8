import type { Shown } from '../../threads/index.ts';
import type { HourOf } from './first-hours.ts';
import type { Repliers } from './repliers.ts';

/** What the reads share: what a process caches of members, boards and first hours. */
export interface ReadDeps {
  people: Shown;
  hourOf: HourOf;
  repliers: Repliers;
}
