import { folded } from '../../contract/primitives/folded.ts';

/** Whether texts are what somebody looks for: each word typed begins a word of theirs, however each is spelled. */
export function isFound(texts: readonly string[], typed: string): boolean {
  const plain = (text: string) => folded(text).replace(/\p{M}/gu, '');
  const words = texts.flatMap((text) => plain(text).split(/[^\p{L}\p{N}@.]+/u));
  const asked = plain(typed).split(/\s+/u).filter(Boolean);
  return asked.every((each) => words.some((word) => word.startsWith(each)));
}
