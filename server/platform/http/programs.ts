import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** The names of browsers are long, and few at a time: looking one up costs twenty times what remembering it does. */
const known = new LRUCache<string, boolean>({ max: 2000 });

/** Whether a program asks for itself, by the name that it gives; who gives none is one. */
export function isProgram(userAgent: string): boolean {
  if (userAgent === '') return true;
  const before = known.get(userAgent);
  if (before !== undefined) return before;
  const is = isbot(userAgent);
  known.set(userAgent, is);
  return is;
}
