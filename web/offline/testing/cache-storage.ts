/** A browser's store of answers, in memory: what the pages of these tests stand on. */
export function cacheStorage(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const origin = 'https://forum.example';
  const hrefOf = (asked: RequestInfo | URL): string =>
    new URL(asked instanceof Request ? asked.url : String(asked), origin).href;
  const open = (name: string) => {
    const rows = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, rows);
    return {
      match: async (asked: RequestInfo | URL) => rows.get(hrefOf(asked))?.clone(),
      put: async (asked: RequestInfo | URL, answer: Response) => void rows.set(hrefOf(asked), answer),
      delete: async (asked: RequestInfo | URL) => rows.delete(hrefOf(asked)),
      keys: async () => [...rows.keys()].map((href) => new Request(href)),
    };
  };
  const made: Pick<CacheStorage, 'keys' | 'delete' | 'has'> & { open: (name: string) => Promise<unknown> } = {
    open: async (name) => open(name),
    keys: async () => [...stores.keys()],
    has: async (name) => stores.has(name),
    delete: async (name) => stores.delete(name),
  };
  return made as CacheStorage;
}
