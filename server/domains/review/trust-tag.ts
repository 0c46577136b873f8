/** Moves when a post of a member is taken down or refused. */
export const trustTag = (uid: number): string => `trust:${uid}`;
