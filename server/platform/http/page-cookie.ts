/** The cookie that pages are rendered with for a member; no call that writes ever takes it. */
export const pageCookie = 'bb_page';
/** The cookie that getlang reads. */
export const langCookie = 'bb_lang';
