import type { RoomNames } from '../../room-names.ts';

/** Expected refusals of the part of a thread that only some may read. */
export const hiddenRoom = {
  refusals: {
    'threads.hidden_too_long': {},
    /** A picture stands where readers who may not read it would be shown it. */
    'threads.hidden_pictures': {},
    /** Members have paid for it, and are to find it. */
    'threads.hidden_sold': {},
    'threads.hidden_reply': {},
    'threads.hidden_level': {},
    'threads.hidden_unpaid': {},
    /** Nothing is hidden there, it opens in another way, or its author receives nothing. */
    'threads.hidden_not_for_sale': {},
    'threads.hidden_own': {},
    /** It costs something else by now: nothing was paid. */
    'threads.hidden_price': {},
  },
  audit: {},
} as const satisfies RoomNames;
