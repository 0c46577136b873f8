import { randomString } from './random.ts';
import { onDevice } from './stores.ts';

const key = 'device';

/** What this browser calls itself when it makes accounts: always the same, where it may store anything. */
export function deviceMark(): string {
  const kept = onDevice.read(key);
  if (kept) return kept;
  const made = randomString();
  onDevice.write(key, made);
  return made;
}
