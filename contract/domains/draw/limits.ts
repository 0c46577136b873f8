/** How a draw stands; `open` and `drawing` follow from the clock and from what was drawn, the rest is stored. */
export const drawStates = ['planned', 'sealed', 'open', 'closed', 'drawing', 'drawn', 'published'] as const;
export type DrawState = (typeof drawStates)[number];

/** The steps that everybody can follow, in their order. */
export const drawSteps = ['sealed', 'open', 'closed', 'beacon', 'published'] as const;
export type DrawStep = (typeof drawSteps)[number];

/** What a ticket may be got by: what members do, by the names that domains declare. */
export const drawDeeds = [
  'check_in',
  'join',
  'verify_email',
  'complete_profile',
  'publish',
  'reply',
  'vote',
  'like',
  'follow',
  'report_bug',
  'enter_photo',
  'finish_task',
  'buy',
] as const;
export type DrawDeed = (typeof drawDeeds)[number];

/** How a place of the draw stands: drawn and waiting to be confirmed, or what became of it. */
export const pickStates = ['proposed', 'won', 'passed', 'unclaimed'] as const;
export type PickState = (typeof pickStates)[number];

export const drawLimits = {
  title: 80,
  brief: 300,
  prizeName: 80,
  /** Kinds of prizes of a draw, and pieces of each. */
  prizes: 20,
  pieces: 1000,
  /** How often a deed is asked for, and the most chances that doing it more often gives one member. */
  need: 1000,
  chances: 100,
  /** Characters of a reason that is public, at most and at least. */
  reason: 200,
  reasonLeast: 10,
  /** Draws in a list. */
  listed: 20,
  /** Winners on a page. */
  page: 20,
  /** Members that are left out of one draw at most. */
  excluded: 1000,
  /** Minutes for which the operator's key of the four calls serves, and for which one operator's drawing stops others. */
  keyMinutes: 30,
  drawingMinutes: 10,
  /** Characters of the key. */
  key: 64,
  /** An address: names, phone, street, place. */
  name: 60,
  phone: 32,
  street: 120,
  city: 80,
  /** Seconds between the close and the earliest round that decides: the list is shown before it is known. */
  beaconAfter: 60,
  /** Seconds by which the list has to be there before its round: clocks differ. */
  beaconAhead: 10,
  /** Seconds after the close within which a round that is named has to come. */
  beaconWithin: 86_400,
  /** Days from now within which entries have to close. */
  daysAhead: 366,
} as const;
