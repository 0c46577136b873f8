/** Under what a member's messages of a day are counted. */
export const memberAsSender = (uid: number): string => `u:${uid}`;
