import { threadLimits } from '../../../../contract/domains/threads/limits.ts';

/** What links of members say of themselves: nobody vouches for them. */
export const linkRel = 'nofollow noopener ugc';

const longestAddress = threadLimits.linkMax;

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

const written = /\b(?:https?:\/\/|www\.)[^\s<>"]+/gi;

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

const endMarks = new Set(".,;:!?'*_~…।’”»");

/** Where an address ends: marks after it are the sentence's; so is a bracket, unless the address opened it. */
function sentenceEnd(address: string): number {
  const unopened = new Map([
    [')', occurrences(address, ')') - occurrences(address, '(')],
    [']', occurrences(address, ']') - occurrences(address, '[')],
  ]);
  let end = address.length;
  while (end > 0) {
    const last = address.charAt(end - 1);
    const left = unopened.get(last) ?? 0;
    if (left > 0) unopened.set(last, left - 1);
    else if (!endMarks.has(last)) break;
    end -= 1;
  }
  return end;
}

const occurrences = (text: string, character: string): number => text.split(character).length - 1;
