import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The proxies that TRUST_PROXY names. */
export function proxiesOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

/** Whether an address is one of them. */
export const isProxy = (proxies: BlockList, address: string): boolean => {
  const plain = address.split('%')[0] ?? '';
  return isIP(plain) !== 0 && proxies.check(plain, familyOf(plain));
};

/** Who asks, before there is a request of the framework: as that finds `request.ip`, the first address that is no proxy's. */
export function clientAddress({ socket, headers }: IncomingMessage, proxies: BlockList): string {
  const own = socket.remoteAddress ?? '';
  const said = headers['x-forwarded-for'];
  if (said === undefined || !isProxy(proxies, own)) return own;
  const before = String(said)
    .split(',')
    .map((address) => address.trim())
    .reverse();
  return before.find((address) => !isProxy(proxies, address)) ?? before.at(-1) ?? own;
}
