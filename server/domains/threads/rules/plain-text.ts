const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const unescapes: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Writes a text so that HTML shows it as it is; not for attributes. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => escapes[character] ?? character);
}

/** The text that such HTML, or an attribute of it, shows. */
export const unescapeText = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => unescapes[name] ?? '');

/** The words of HTML that `cleanRichText` made, a line for a line. Other HTML must be cleaned first. */
export function toPlainText(cleanHtml: string): string {
  const words = cleanHtml
    .replace(/<br \/>|<\/(p|div|li|ul|ol|blockquote)>/g, '\n')
    .replace(/<(p|div|li|ul|ol|blockquote)\b[^<>]*>/g, '\n')
    .replace(/<[^<>]*>/g, '');
  return unescapeText(words)
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The words of the beginning of such HTML: cut in the middle of a tag, the rest of it is no word. */
export function beginningToPlainText(cutHtml: string): string {
  const tag = cutHtml.lastIndexOf('<');
  return toPlainText(tag > cutHtml.lastIndexOf('>') ? cutHtml.slice(0, tag) : cutHtml);
}
