import type { Actor } from '../../server/platform/context.ts';

/** A member as calls know them, of whom nothing special is known but what a test says. */
export const anActor = (fields: Partial<Actor> = {}): Actor => ({
  uid: 1,
  username: `member${fields.uid ?? 1}`,
  countryFid: 188,
  groupid: 10,
  readaccess: 10,
  office: null,
  isCreator: false,
  verified: true,
  needsConsent: false,
  timeZone: 'UTC',
  session: 'none',
  awaitsSecondStep: false,
  provenAt: null,
  ...fields,
});
