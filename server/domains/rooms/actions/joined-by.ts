import { options, reviewFor } from '../policy.ts';
import type { Room, RoomChange } from '../sql/rooms.ts';

/** What changes with how one joins a group: once anyone may, newcomers don't read what was written for those before them. */
export const joinedBy = ({ last_id }: Pick<Room, 'last_id'>, option: number): RoomChange => ({
  ...{ join_option: option, review: reviewFor(option) },
  ...(option === options.freeAccess && { open_from: last_id }),
});
