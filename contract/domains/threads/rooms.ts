import { joined } from '../../joined.ts';
import { threadsNames } from './made/names.ts';

/** What the rooms and traits of threads declare; their calls are joined in made/calls.ts. */
export const roomRefusals = joined(...threadsNames.map(({ refusals }) => refusals));
export const roomAudit = joined(...threadsNames.map(({ audit }) => audit));
