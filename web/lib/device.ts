import { randomString } from './random.ts';

const key = 'device';

/** What this browser calls itself when it makes accounts: always the same, where it may store anything. */
export function deviceMark(): string {
  try {
    const kept = localStorage.getItem(key);
    if (kept) return kept;
    const made = randomString();
    localStorage.setItem(key, made);
    return made;
  } catch {
    // Storage switched off: another one each time.
    return randomString();
  }
}
