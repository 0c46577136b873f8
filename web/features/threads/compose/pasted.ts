/** What a paste brings that a post may not hold (R-THR-033, R-THR-034). */
export type Pasted = 'document' | 'image' | null;

/** Google Sheets says with one such word that a break stays within its cell. */
const office = /<o:p|\bclass="?Mso|\bmso-(?!data-placement)|urn:schemas-microsoft-com/i;
const tags = /<(?:img|meta)\b[^<>]*/gi;
const officeGenerator = /Word\.Document|Microsoft/i;
const source = /\ssrc=/i;

const cell = /<t[dh](?:\s[^<>]*)?>/gi;
const beginInCell = /(<t[dh](?:\s[^<>]*)?>)\s?<(?:p|div)(?:\s[^<>]*)?>/gi;
const endInCell = /(?:<\/(?:p|div)>|<br\s?\/?>)\s?(<\/t[dh]>)/gi;

/** Pasted HTML in which the cells of a table's row stand apart on one line: the editor has no tables, and reads a row as a paragraph. */
export const withCellsApart = (html: string): string =>
  html.replace(beginInCell, '$1').replace(endInCell, '$1').replace(cell, '$& ');

/** Looks at the clipboard's HTML and files; its plain text may be pasted in any case. */
export function pastedOf(html: string, fileTypes: readonly string[]): Pasted {
  const named = html.match(tags) ?? [];
  const isOffice = named.some((tag) => /^<meta/i.test(tag) && officeGenerator.test(tag));
  if (isOffice || office.test(html)) return 'document';
  const picture = named.some((tag) => /^<img/i.test(tag) && source.test(tag));
  if (fileTypes.some((type) => type.startsWith('image/')) || picture) return 'image';
  return null;
}
