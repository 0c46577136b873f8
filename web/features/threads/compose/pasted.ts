/** What a paste brings that a post may not hold (R-THR-033, R-THR-034). */
export type Pasted = 'document' | 'image' | null;

const office = /<o:p|\bclass="?Mso|\bmso-|urn:schemas-microsoft-com|<meta[^>]+(?:Word\.Document|Microsoft)/i;
const picture = /<img\b[^>]+src=/i;

/** Looks at the clipboard's HTML and files; its plain text may be kept in any case. */
export function pastedOf(html: string, fileTypes: readonly string[]): Pasted {
  if (office.test(html)) return 'document';
  if (fileTypes.some((type) => type.startsWith('image/')) || picture.test(html)) return 'image';
  return null;
}
