import type { AuditKinds } from '../../audit-kind.ts';
import type { Refusal } from '../../refusal.ts';

/** What a room hands up beside its calls: it reaches the browser, so that it holds no schema. */
export interface RoomNames {
  refusals: Readonly<Record<string, Refusal>>;
  /** What its moderators do. */
  audit: AuditKinds;
}
