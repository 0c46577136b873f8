import type { CallName } from '../../contract/calls.ts';
import { joined } from '../../contract/joined.ts';
import type { DB } from './db/types.ts';
import type { Contribution } from './domain.ts';
import type { Handlers } from './http/handlers.ts';
import type { PersonalData } from './personal-data.ts';
import type { Reference } from './references.ts';
import type { TableOwner } from './table-owners.ts';

type Joined = 'addresses' | 'listeners' | 'tasks' | 'cron' | 'settings' | 'reasons' | 'notices' | 'waitingForModerator';

/** What a room knows of a member, as a domain does. */
export type RoomPersonalData = Partial<Pick<PersonalData, 'collect' | 'forget'>>;

type ColumnOf<Table extends keyof DB> = Extract<keyof DB[Table], string>;

/** What a folder of a large domain hands up, as a domain does: by the names of its calls and of its tables. */
export interface Room<Call extends CallName = never, Table extends keyof DB = never>
  extends Pick<Contribution, Joined> {
  handlers: Handlers<Call>;
  /** Whose the rows are. */
  tables: { readonly [T in Table]: TableOwner<ColumnOf<T>> };
  /** Where its tables lead in other domains. */
  references?: { readonly [T in Table]?: { readonly [Column in ColumnOf<T>]?: Reference } };
  personalData?: RoomPersonalData;
}

/** What a domain's rooms hand up in one, calls and tables apart; what two of them name alike is refused. */
export const joinedRooms = (rooms: readonly Partial<Room>[]) => ({
  addresses: rooms.flatMap((room) => room.addresses ?? []),
  settings: rooms.flatMap((room) => room.settings ?? []),
  reasons: rooms.flatMap((room) => room.reasons ?? []),
  notices: {
    kinds: rooms.flatMap((room) => room.notices?.kinds ?? []),
    on: rooms.flatMap((room) => room.notices?.on ?? []),
  },
  listeners: rooms.flatMap((room) => room.listeners ?? []),
  references: joined(...rooms.map((room) => room.references ?? {})),
  tasks: joined(...rooms.map((room) => room.tasks ?? {})),
  cron: rooms.flatMap((room) => room.cron ?? []),
  waitingForModerator: joined(...rooms.map((room) => room.waitingForModerator ?? {})),
});
