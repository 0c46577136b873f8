import type { CronItem, TaskList } from 'graphile-worker';
import type { Calls } from '../../contract/calls.ts';
import type { Domain } from '../../contract/order.ts';
import type { Handlers } from './http/handlers.ts';
import type { Redirect } from './http/redirects.ts';
import type { Listener } from './outbox/listener.ts';
import type { PersonalData } from './personal-data.ts';
import type { References } from './references.ts';
import type { TableOwners } from './table-owners.ts';

/** What a domain's manifest binds; app.ts joins those of all domains. */
export interface DomainParts<K extends keyof Calls> {
  /** Whose these parts are; its listeners read the log of events by a cursor of this name. */
  domain: Domain | 'platform';
  handlers: Handlers<K>;
  /** Links that send the browser to another site, and back from it. */
  redirects?: readonly Redirect[];
  listeners?: readonly Listener[];
  tasks?: TaskList;
  cron?: readonly CronItem[];
  /** Whose the rows of its tables are; a domain without a schema has none. */
  tables?: TableOwners;
  /** Where its tables' columns lead in other domains. */
  references?: References;
  /** What it knows of a member: for their export, and to be forgotten with them. */
  personalData?: PersonalData;
  /** Written out at the end of the process, such as buffered views. */
  flush?: () => Promise<void>;
}
