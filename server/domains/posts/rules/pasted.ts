/** What came along with a paste that a post may not hold. */
export type Pasted = 'document' | 'image';

const officeTag = /^(o|w|v|m|st1):|^xml$/;
const officeName = /urn:schemas-microsoft-com|schemas\.microsoft\.com\/office/i;
const officeStyle = /(^|[;\s])mso-/i;
const officeClass = /(^|\s)Mso/;
const officeGenerator = /Microsoft|Word\.Document|Excel\.Sheet|PowerPoint/;
const officeComment = /^\[if [^\]]{0,60}\b(mso|vml|supportFields)/i;

/** Whether a tag is markup that Word and its kin leave in what is copied from them (R-THR-033). */
export function isOfficeTag(name: string, attributes: ReadonlyMap<string, string>): boolean {
  if (officeTag.test(name)) return true;
  if (officeClass.test(attributes.get('class') ?? '') || officeStyle.test(attributes.get('style') ?? '')) return true;
  if (name === 'meta' && officeGenerator.test(attributes.get('content') ?? '')) return true;
  return name === 'html' && [...attributes.values()].some((value) => officeName.test(value));
}

/** Whether a comment is one that only office programs write. */
export const isOfficeComment = (comment: string): boolean => officeComment.test(comment);
