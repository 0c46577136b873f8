/** How a field of a change is read: as it stands, as a member's group, as a moment or for good, as a state of the console, as an order's label, as the width of a ban, as the status of a bug report. */
export type AuditValue = 'plain' | 'group' | 'until' | 'state' | 'label' | 'width' | 'reportStatus';

/**
 * What a domain's operators do, by `<domain>.<what was done>`, with the fields that are shown by name. The words stand
 * under `<domain>.audit.<what was done>` and `<domain>.change.<field>`.
 */
export type AuditKinds = Readonly<Record<string, Readonly<Record<string, AuditValue>>>>;
