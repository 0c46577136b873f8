const link = /<a href="(https?:[^"]+)"|\b((?:https?:\/\/|www\.)[^\s<>"]+)/i;
/** Marks after an address are the sentence's. */
const endMarks = new Set(".,;:!?'*_~…।’”»)]");
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The address of the first web link in a post's HTML, whether it was made or typed; empty for none. */
export function firstLink(html: string): string {
  const [, made, typed] = link.exec(html) ?? [];
  const address = (made ?? typed ?? '').replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity]!);
  if (made !== undefined || address === '') return address;
  let end = address.length;
  while (endMarks.has(address.charAt(end - 1))) end -= 1;
  const shown = address.slice(0, end);
  const whole = /^www\./i.test(shown) ? `https://${shown}` : shown;
  return URL.canParse(whole) && new URL(whole).hostname.includes('.') ? whole : '';
}
