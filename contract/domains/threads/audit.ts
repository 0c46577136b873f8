export { roomAudit as threadsAudit } from './rooms.ts';
