/**
 * Everything that the audit trail tells of, `<domain>.<what was done>`. The words for `economy.transfer` stand under
 * `economy.audit.transfer`. A domain whose operator does something new adds the name here and the text in its file.
 */
export const auditActions = [
  'accounts.change-group',
  'feedback.settle',
  'invitations.release',
  'invitations.refuse',
  'invitations.add-range',
  'invitations.remove-range',
  'moderation.ban',
  'moderation.lift',
  'moderation.uphold',
  'operators.change-setting',
  'operators.skip-event',
] as const;

/** Fields of what changed that are told by name: `operators.change.groupid`. */
export const auditFields = ['groupid', 'until', 'isCreator', 'certified', 'done', 'first', 'last', 'status'] as const;

export type AuditAction = (typeof auditActions)[number];

/** Actions that every trail holds by a name older than their domain's. */
const namedBefore: Partial<Record<AuditAction, string>> = { 'accounts.change-group': 'members.audit.change-group' };

/** Text id of an action of the audit trail. */
export const auditText = (action: AuditAction): string => namedBefore[action] ?? action.replace('.', '.audit.');
