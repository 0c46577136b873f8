/** Cache tag of all announcements: every page depends on it. */
export const announcementsTag = 'announcements';

/** Cache tag of what a member dismissed. */
export const dismissedTag = (uid: number): string => `announcements:${uid}`;
