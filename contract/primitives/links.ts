/** What links of members say of themselves: nobody vouches for them. */
export const linkRel = 'nofollow noopener ugc';

/** An address as browsers and servers take it. */
const longestAddress = 2000;

/** The address that a link may lead to, written out whole; nothing for any other. */
export function linkAddress(href: string): string | undefined {
  const address = href.length <= longestAddress && URL.canParse(href) ? new URL(href) : undefined;
  const leads = address && ['http:', 'https:', 'mailto:'].includes(address.protocol);
  // A name before the host is only there to look like another host.
  if (!leads || address.username || address.password) return undefined;
  // Written out it may be nine times as long, and has to be taken again as it is.
  return address.href.length <= longestAddress ? address.href.toWellFormed() : undefined;
}

/** A part of a text: a web address that stands in it, or what stands between. */
export interface TextPart {
  text: string;
  address?: string;
}

/** No address holds blanks, quotes of any script, full-width marks or marks that draw nothing but steer what is drawn. */
const written =
  /\b(?:https?:\/\/|www\.)[^\s<>"`«»“”„‟‹›「」『』【】《》〈〉〔〕［］｛｝。、，；：！？（）．\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]+/gi;

/** Finds the web addresses in a text, as people paste them; the parts put together are the text. */
export function writtenAddresses(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(written)) {
    const shown = found.slice(0, sentenceEnd(found));
    const address = linkAddress(/^www\./i.test(shown) ? `https://${shown}` : shown);
    if (!address || !new URL(address).hostname.includes('.')) continue;
    if (index > done) parts.push({ text: text.slice(done, index) });
    parts.push({ text: shown, address });
    done = index + shown.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}

/** Marks that end a sentence or a clause, in any script, and joiners that join nothing; an underscore is a character of names. */
const endMark = /[\p{Terminal_Punctuation}'*~|…‥‘’–—\u066b\u066c\u200c\u200d]/u;
const brackets: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);
const openers: ReadonlySet<string> = new Set(brackets.values());

/** Where an address ends: marks after it are the sentence's; so is a bracket, unless the address opened it. */
function sentenceEnd(address: string): number {
  const unopened = new Map(
    [...brackets].map(([close, open]) => [close, occurrences(address, close) - occurrences(address, open)]),
  );
  let end = address.length;
  while (end > 0) {
    const last = address.charAt(end - 1);
    const left = unopened.get(last) ?? 0;
    if (left > 0) unopened.set(last, left - 1);
    else if (!endMark.test(last) && !openers.has(last)) break;
    end -= 1;
  }
  return end;
}

const occurrences = (text: string, character: string): number => text.split(character).length - 1;
