import { randomString } from './random.ts';

/** Keys of what a form sends: the same key while the same is tried again, another one for other words. */
export function sendingKeys() {
  let last = { sent: '', key: '' };
  return {
    of: (input: object): string => {
      const sent = JSON.stringify(input);
      if (sent !== last.sent) last = { sent, key: randomString() };
      return last.key;
    },
    /** It was done: sent again, the same is meant anew. */
    done: (): void => {
      last = { sent: '', key: '' };
    },
  };
}
