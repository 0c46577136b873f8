import { onDevice } from '../../lib/stores.ts';

const key = 'searched';
const most = 8;

interface Stored {
  turn: string | null;
  list: string[];
}

/** Changes with each log-in and log-out: what one searched for is not another's. */
const turn = (): string | null => onDevice.read('auth_turn');

/** What was searched for on this device since the last log-in or log-out, the newest first. */
export function searchedBefore(): string[] {
  const stored = onDevice.readJson<Stored>(key);
  return stored && stored.turn === turn() && Array.isArray(stored.list) ? stored.list : [];
}

const store = (list: string[]): void =>
  void onDevice.write(key, list.length === 0 ? null : JSON.stringify({ turn: turn(), list }));

export const noteSearched = (q: string): void =>
  store([q, ...searchedBefore().filter((each) => each !== q)].slice(0, most));

export function forgetSearched(q: string): string[] {
  const rest = searchedBefore().filter((each) => each !== q);
  store(rest);
  return rest;
}
