/** What a paste brings that a post may not hold (R-THR-033, R-THR-034). */
export type Pasted = 'document' | 'image' | null;

const office = /<o:p|\bclass="?Mso|\bmso-|urn:schemas-microsoft-com/i;
const tags = /<(?:img|meta)\b[^<>]*/gi;
const officeGenerator = /Word\.Document|Microsoft/i;
const source = /\ssrc=/i;

/** Looks at the clipboard's HTML and files; its plain text may be pasted in any case. */
export function pastedOf(html: string, fileTypes: readonly string[]): Pasted {
  const named = html.match(tags) ?? [];
  const isOffice = named.some((tag) => /^<meta/i.test(tag) && officeGenerator.test(tag));
  if (isOffice || office.test(html)) return 'document';
  const picture = named.some((tag) => /^<img/i.test(tag) && source.test(tag));
  if (fileTypes.some((type) => type.startsWith('image/')) || picture) return 'image';
  return null;
}
