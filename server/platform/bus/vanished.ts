/** Who listened when it was looked last, and who has gone since without a farewell. */
export function createVanished(listening: () => Promise<string[]>) {
  let seen = new Set<string>();
  /** Not there when it was looked last; a line that broke is back by the next look. */
  let away = new Set<string>();
  /** Said farewell, while its connection may stand for another moment. */
  let leaving = new Set<string>();
  return {
    /** Who listens already is known, too: by now this process may be the one that looks. */
    begin: async (): Promise<void> => {
      for (const id of await listening()) if (!leaving.has(id)) seen.add(id);
    },
    /** Who begins to listen is known before the next look. */
    note: (id: string): void => void seen.add(id),
    forget: (id: string): void => {
      seen.delete(id);
      away.delete(id);
      leaving.add(id);
    },
    /** Whether somebody has been away for two looks. */
    look: async (): Promise<boolean> => {
      const here = new Set(await listening());
      const gone = [...away].some((id) => !here.has(id));
      away = new Set([...seen].filter((id) => !here.has(id)));
      leaving = new Set([...leaving].filter((id) => here.has(id)));
      seen = new Set([...here].filter((id) => !leaving.has(id)));
      return gone;
    },
  };
}
