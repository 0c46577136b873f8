/** A moment as the wire tells it: whole seconds since 1970. */
export const unixSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);
