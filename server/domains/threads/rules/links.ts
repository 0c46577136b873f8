import { escapeText, unescapeText } from './plain-text.ts';

/** What links of members say of themselves: nobody vouches for them. */
export const linkRel = 'nofollow noopener ugc';

const longestAddress = 2000;

/** The address that a link may lead to, written out whole; nothing for any other. */
export function linkAddress(href: string): string | undefined {
  const address = href.length <= longestAddress && URL.canParse(href) ? new URL(href) : undefined;
  const leads = address && ['http:', 'https:', 'mailto:'].includes(address.protocol);
  // A name before the host is only there to look like another host.
  return leads && !address.username && !address.password ? address.href : undefined;
}

/** Links there are already, tags, and the texts between them. */
const parts = /<a\b[^>]*>[\s\S]*?<\/a>|<[^>]*>|[^<]+/g;
const written = /\b(?:https?:\/\/|www\.)[^\s<>"]+/gi;
/** More of them are no help to a reader, and each takes many times its length. */
const mostLinks = 100;

/** Makes links of the web addresses that clean HTML holds as mere text, as people paste them. */
export function linkWrittenAddresses(cleanHtml: string): string {
  if (!/https?:\/\/|www\./i.test(cleanHtml)) return cleanHtml;
  let left = mostLinks;
  const linked = (found: string): string => {
    const shown = withoutSentenceEnd(found);
    const address = linkAddress(/^www\./i.test(shown) ? `https://${shown}` : shown);
    if (!address || !new URL(address).hostname.includes('.') || left === 0) return escapeText(found);
    left -= 1;
    const href = escapeText(address).replaceAll('"', '&quot;');
    return `<a href="${href}" rel="${linkRel}">${escapeText(shown)}</a>${escapeText(found.slice(shown.length))}`;
  };
  return cleanHtml.replace(parts, (part) => (part.startsWith('<') ? part : betweenAddresses(part, linked)));
}

function betweenAddresses(html: string, linked: (address: string) => string): string {
  const text = unescapeText(html);
  let done = 0;
  let out = '';
  for (const { 0: found, index } of text.matchAll(written)) {
    out += escapeText(text.slice(done, index)) + linked(found);
    done = index + found.length;
  }
  return out + escapeText(text.slice(done));
}

/** Marks after an address end the sentence it stands in; a bracket does unless the address opened it. */
function withoutSentenceEnd(address: string): string {
  const shown = address.replace(/[.,;:!?'*_~…।’”»]+$/u, '');
  const last = shown.at(-1);
  const opens = last === ')' ? '(' : last === ']' ? '[' : undefined;
  if (!opens || shown.split(opens).length >= shown.split(last!).length) return shown;
  return withoutSentenceEnd(shown.slice(0, -1));
}
