/**
 * Stands in the page's head, as the theme that this device has chosen is set before the first paint: the page is the same for
 * everybody, so that it can't say it. For the same reason announcements that were closed on it go here. Imports nothing.
 */
const chosen = /\bbb_theme=(light|dark)/.exec(document.cookie)?.[1];
if (chosen) {
  document.documentElement.dataset.theme = chosen;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.media = meta.media.includes(chosen) ? '' : 'not all';
}
try {
  const closed = localStorage.getItem('closed');
  if (closed) {
    const sheet = new CSSStyleSheet();
    sheet.insertRule(`${closed}{display:none}`);
    document.adoptedStyleSheets = [sheet];
  }
} catch {
  // Its code hides them later.
}
