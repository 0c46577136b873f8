import type { CronItem, TaskList } from 'graphile-worker';
import type { Calls } from '../../contract/calls.ts';
import type { Handlers } from './http/handlers.ts';
import type { Listener } from './outbox/listener.ts';

/** What a domain's manifest binds; app.ts joins those of all domains. */
export interface DomainParts<K extends keyof Calls> {
  handlers: Handlers<K>;
  listeners?: readonly Listener[];
  tasks?: TaskList;
  cron?: readonly CronItem[];
  /** Written out at the end of the process, such as buffered views. */
  flush?: () => Promise<void>;
}
