import type { Refusal } from '../../refusal.ts';

/** Expected refusals of the export and the deletion of an account. Their names are older than the room, and stay: clients know them. */
export const privacyRefusals = {
  'accounts.export_recent': {},
  'accounts.export_missing': {},
} as const satisfies Record<string, Refusal>;
