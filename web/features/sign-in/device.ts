import { randomString } from '../../lib/random.ts';
import { onDevice } from '../../lib/stores.ts';

const key = 'device';

/** What this browser calls itself when it makes accounts: always the same, where it may store anything. */
export function deviceMark(): string {
  const stored = onDevice.read(key);
  if (stored) return stored;
  const made = randomString();
  onDevice.write(key, made);
  return made;
}
