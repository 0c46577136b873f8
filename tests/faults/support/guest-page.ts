import { expect } from 'vitest';
import type { Api } from '../../support/api.ts';

/** A page as guests read it, from the cache of the process where there is one. */
export interface GuestPage {
  read(): Promise<string>;
  status(): Promise<number>;
  etag(): Promise<string | null>;
  /** Waits until the page comes from the cache: only what is stored there has an ETag. */
  isCached(): Promise<void>;
  /** Waits until the page holds these words. */
  shows(words: string): Promise<void>;
  /** Waits until the page holds these words no longer. */
  lacks(words: string): Promise<void>;
}

export function guestPage(api: Api, path: string): GuestPage {
  const ask = () => api.fetch(path);
  const read = async () => (await ask()).text();
  const etag = async () => (await ask()).headers.get('etag');
  return {
    read,
    etag,
    status: async () => (await ask()).status,
    isCached: () => expect.poll(etag, { timeout: 5000 }).not.toBeNull(),
    lacks: (words) => expect.poll(read, { timeout: 5000 }).not.toContain(words),
    shows: (words) => expect.poll(read, { timeout: 5000 }).toContain(words),
  };
}
