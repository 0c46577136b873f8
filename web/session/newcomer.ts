import { inTab } from '../lib/stores.ts';

const key = 'newcomer';

/** Somebody has just registered here: the page that opens next may greet them. */
export const markNewcomer = (): void => void inTab.write(key, 'yes');

/** Whether somebody has just registered here; true only once. */
export function takeNewcomer(): boolean {
  const is = inTab.read(key) !== null;
  inTab.write(key, null);
  return is;
}
