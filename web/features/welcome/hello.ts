import { randomString } from '../../lib/random.ts';
import { inTab } from '../../lib/stores.ts';

/** Beginnings of a first post: each is the post's title, and puts its first words into the field. */
export const beginnings = ['skill', 'question', 'window'] as const;
export type Beginning = (typeof beginnings)[number];

/** A first post that is being written. It stays with its tab: over a verification, a reload, a lost connection. */
export interface Hello {
  text: string;
  beginning: Beginning | '';
  /** Sent with it, so that the same words tried again are posted once. */
  key: string;
  /** What was last sent with that key; other words need another key. */
  sent: string;
}

const place = 'hello';

export const emptyHello = (): Hello => ({ text: '', beginning: '', key: randomString(), sent: '' });

export const storedHello = (): Hello => ({ ...emptyHello(), ...inTab.readJson<Hello>(place) });

export const storeHello = (hello: Hello | null): void =>
  void inTab.write(place, hello && hello.text !== '' ? JSON.stringify(hello) : null);

/**
 * With another beginning: its first words go into a field that is empty, or holds no more than those of the beginning
 * before. What somebody wrote stays.
 */
export function begun(hello: Hello, beginning: Beginning, wordsOf: (of: Beginning) => string): Hello {
  const untouched = hello.text.trim() === '' || (hello.beginning !== '' && hello.text === wordsOf(hello.beginning));
  return { ...hello, beginning, text: untouched ? wordsOf(beginning) : hello.text };
}

/** As it goes out: with the key it was tried with before if nothing has changed, else with a new one. */
export function readyToSend(hello: Hello, aids: readonly number[]): Hello {
  const body = `${hello.beginning}:${aids.join()}:${hello.text}`;
  if (hello.sent === body) return hello;
  return { ...hello, sent: body, key: hello.sent === '' ? hello.key : randomString() };
}
