import type { AuditKinds } from '../../audit-kind.ts';
import { roomAudit } from './rooms.ts';

export const reviewAudit = { ...roomAudit } as const satisfies AuditKinds;
