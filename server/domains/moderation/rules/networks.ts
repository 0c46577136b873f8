import type { AddressWidth } from '../../../../contract/domains/moderation/address-limits.ts';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const fourNumbers = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;

/**
 * The networks in which an address lies, as bans name them: what one customer holds (of IPv6 a /64), and what lies around
 * it (/24 and /48). Undefined for what is no address.
 */
export function networksOf(ip: string): Readonly<Record<AddressWidth, string>> | undefined {
  const plain = ip.split('%')[0] ?? '';
  const four = fourNumbers.exec(mapped.exec(plain)?.[1] ?? plain);
  if (four) {
    const [a, b, c, d] = four.slice(1).map(Number);
    if ([a, b, c, d].some((part) => part! > 255)) return undefined;
    return { one: `${a}.${b}.${c}.${d}`, network: `${a}.${b}.${c}.0/24` };
  }
  const groups = groupsOf(plain);
  return groups && { one: sixOf(groups, 4), network: sixOf(groups, 3) };
}

/** The eight groups of an IPv6 address. */
function groupsOf(ip: string): string[] | undefined {
  if (!ip.includes(':') || !URL.canParse(`http://[${ip}]`)) return undefined;
  const [before = '', after] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

const sixOf = (groups: readonly string[], count: number): string =>
  `${groups.slice(0, count).join(':')}::/${count * 16}`;

/** The networks of an address as it is stored: one of IPv6 is stored as its /64. */
export const storedNetworks = (address: string) => networksOf(address.replace(/\/64$/, ''));
