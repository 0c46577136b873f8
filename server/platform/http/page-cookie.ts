/** The cookie that pages are rendered with for a member; no call that writes ever takes it. */
export const pageCookie = 'bb_page';
/** Marks a browser that has logged in before; it gives no access. */
export const deviceCookie = 'bb_device';
/** A reader's choice to save data (1) or not to (0); the browser itself writes it. */
export const liteCookie = 'bb_lite';
/** The cookie that getlang reads. */
export const langCookie = 'bb_lang';
/** Which style sheets a browser has; it says nothing of its reader. */
export const lookCookie = 'bb_look';
