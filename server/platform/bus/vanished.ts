/** Who listened when it was looked last, and who has gone since without a farewell. */
export function createVanished(listening: () => Promise<string[]>) {
  let seen = new Set<string>();
  /** Not there when it was looked last; a line that broke is back by the next look. */
  let away = new Set<string>();
  return {
    forget: (id: string): void => {
      seen.delete(id);
      away.delete(id);
    },
    /** Whether somebody has been away for two looks. */
    look: async (): Promise<boolean> => {
      const here = new Set(await listening());
      const gone = [...away].some((id) => !here.has(id));
      away = new Set([...seen].filter((id) => !here.has(id)));
      seen = here;
      return gone;
    },
  };
}
