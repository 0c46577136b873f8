import { joined } from '../../joined.ts';
import { reviewNames } from './made/names.ts';

export const roomRefusals = joined(...reviewNames.map(({ refusals }) => refusals));
export const roomAudit = joined(...reviewNames.map(({ audit }) => audit));
