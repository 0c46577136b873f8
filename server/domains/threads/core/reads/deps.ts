import type { SettingsReader } from '../../../../platform/settings.ts';
import type { FollowCountersOf } from '../../../follows/index.ts';
import type { Shown } from './viewing.ts';
import type { ViewCounter } from './views.ts';

/** What the reads of a process share: what it caches of members, and the views it has seen. */
export interface ReadDeps extends Shown {
  counters: FollowCountersOf;
  views: ViewCounter;
  settings: SettingsReader;
}
