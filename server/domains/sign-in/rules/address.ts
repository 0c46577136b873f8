import { addressRange } from '../../../platform/http/address-range.ts';

/** The rough form of an address, which names a network and no household: `41.58.*.*`, `2c0f:f5c0:*`. */
export function roughAddress(ip: string): string {
  const range = addressRange(ip);
  const parts = range.split(range.includes(':') ? ':' : '.');
  if (parts.length < 4) return '';
  return range.includes(':') ? `${parts[0]}:${parts[1]}:*` : `${parts[0]}.${parts[1]}.*.*`;
}
