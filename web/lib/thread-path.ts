import { boardFids } from '../../contract/primitives/board-fids.ts';

/** Address of a thread's page. */
export const threadPath = (tid: number): string => `/forum/${boardFids.common}/${tid}`;
