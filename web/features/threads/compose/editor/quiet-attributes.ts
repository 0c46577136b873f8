/**
 * Markup that is only read: the site's policy refuses styles and handlers in attributes there too, and the browser says so. They are
 * read under another name, `data-style` and the like.
 */
export const quietAttributes = (html: string): string =>
  html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\s(style|on[a-z]+)\s*=/gi, ' data-$1='));
