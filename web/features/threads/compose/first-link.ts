import { writtenAddresses } from '../../../../contract/primitives/links.ts';

const link = /<a href="(https?:[^"]+)"|\b((?:https?:\/\/|www\.)[^\s<>"]+)/i;
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The address of the first web link in a post's HTML, whether it was made or typed; empty for none. */
export function firstLink(html: string): string {
  const [, made, typed] = link.exec(html) ?? [];
  const address = (made ?? typed ?? '').replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity]!);
  if (made !== undefined || address === '') return address;
  const shown = writtenAddresses(address).find((part) => part.address !== undefined)?.text ?? '';
  return /^www\./i.test(shown) ? `https://${shown}` : shown;
}
