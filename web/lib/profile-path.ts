/** Address of a member's page, or of another tab of it. */
export const profilePath = (uid: number, tab = '/ucenter/account/posts'): string => `${tab}?uid=${uid}`;
