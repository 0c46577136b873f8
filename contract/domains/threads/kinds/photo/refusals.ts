import type { Refusal } from '../../../../refusal.ts';

/** Expected refusals of photo entries. */
export const photoRefusals = {
  /** An entry without a photo. */
  'threads.photo_none': {},
  /** A picture stands in one entry of a contest. */
  'threads.photo_entered': {},
  /** Likes decide the contest: nobody likes an own entry until it is closed. */
  'threads.photo_own_like': {},
  /** The contest is over: entries and likes stay as they are. */
  'threads.photo_frozen': {},
  /** Words and photos of an entry are changed together, by its own call. */
  'threads.photo_own_edit': {},
  /** Nobody moves an entry to another board. */
  'threads.photo_stays': {},
  'threads.photo_not_exist': {},
  'threads.photographer_unknown': {},
} as const satisfies Record<string, Refusal>;
