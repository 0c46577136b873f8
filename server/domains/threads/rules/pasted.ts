/** What came along with a paste that a post may not hold. */
export type Pasted = 'document' | 'image';

const officeTag = /^(o|w|v|m|st1):|^xml$/;
const officeName = /urn:schemas-microsoft-com|schemas\.microsoft\.com\/office/i;
const officeStyle = /(^|[;\s])mso-/i;
const officeClass = /(^|\s)Mso/;
const officeGenerator = /Microsoft|Word\.Document|Excel\.Sheet|PowerPoint/;
const conditionalComment = /<!--\[if [^\]]{0,60}\b(mso|vml|supportFields)/i;

/** Whether a tag is markup that Word and its kin leave in what is copied from them (R-THR-033). */
export function isOfficeTag(name: string, attribs: Readonly<Record<string, string>>): boolean {
  if (officeTag.test(name)) return true;
  if (officeClass.test(attribs.class ?? '') || officeStyle.test(attribs.style ?? '')) return true;
  if (name === 'meta' && officeGenerator.test(attribs.content ?? '')) return true;
  return name === 'html' && Object.values(attribs).some((value) => officeName.test(value));
}

/** Comments aren't seen tag by tag; those that only office programs write are looked for in the whole. */
export function hasOfficeComment(markup: string): boolean {
  return conditionalComment.test(markup);
}

const inlineData = /\bdata:[a-z0-9.+/;=-]{0,80}base64,[A-Za-z0-9+/=%\s]*/gi;

/** Empties pictures that are written out in the text itself, which may be megabytes, and leaves their mark. */
export function emptyInlineData(markup: string): string {
  return markup.replace(inlineData, 'data:,');
}
