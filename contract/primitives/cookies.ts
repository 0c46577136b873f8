/** A cookie of this name is taken over https alone, for the whole host and no other: no neighbour can set or read it. */
export const hostPrefix = '__Host-';

/** The name under which a cookie is set; over plain http browsers refuse the prefix. */
export const cookieName = (name: string, secure: boolean): string => (secure ? hostPrefix + name : name);
