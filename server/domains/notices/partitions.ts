import type { Partitioned } from '../../platform/partitions/partitioned.ts';

/** What grows with everything that members do, spread by whose it is. */
export const noticesPartitions = [{ table: 'notices.notices', by: 'uid' }] as const satisfies readonly Partitioned[];
