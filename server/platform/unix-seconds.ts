/** A moment on the wire: whole seconds since 1970. */
export const unixSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** The same; 0 says that there was no such moment. */
export const secondsOrNone = (at: Date | null): number => (at ? unixSeconds(at) : 0);
