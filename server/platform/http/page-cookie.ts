/** The cookie that pages are rendered with for a member; no call that writes ever takes it. */
export const pageCookie = 'bb_page';
/** Tells a browser that has logged in before from one that hasn't; it opens nothing. */
export const deviceCookie = 'bb_device';
/** The cookie that getlang reads. */
export const langCookie = 'bb_lang';
