import { useSyncExternalStore } from 'react';
import { savesData } from './low-data.ts';

/** What a browser may report about its network. */
export interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Slow or paid by the byte: nothing is fetched that nobody asked for (R-MSC-055). */
export const isFrugal = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || /(?:^|-)2g$/.test(connection?.effectiveType ?? '');

const current = (): Connection | undefined => (navigator as Navigator & { connection?: Connection }).connection;

/** Whether this browser is on such a network now; not for what is drawn. */
export const onFrugalNetwork = (): boolean => isFrugal(current()) || savesData();

const unchanging = () => () => {};

/** Whether this browser is on such a network; the server doesn't know and fetches nothing ahead. */
export const useFrugalNetwork = (): boolean => useSyncExternalStore(unchanging, onFrugalNetwork, () => true);
