import type { AuditKinds } from '../../audit-kind.ts';
import { roomAudit } from './rooms.ts';

export const threadsAudit = { ...roomAudit } as const satisfies AuditKinds;
