import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { numberBytes, toHex } from '../../../../contract/domains/draw/verify/bytes.ts';
import { nodeHash } from '../node-hash.ts';

const { shortSignatures } = bls12_381;
const tag = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** A chain of public numbers in drand's form, with a key of its own; what each round says is set by the test. */
export async function ownChain({ genesis, period }: { genesis: number; period: number }) {
  const secret = nodeHash(numberBytes(5, 8)).map((byte, at) => (at === 0 ? 0 : byte));
  const key = shortSignatures.getPublicKey(secret).toBytes();
  const signed = (round: number): Uint8Array =>
    shortSignatures.sign(shortSignatures.hash(nodeHash(numberBytes(round, 8)), tag), secret).toBytes();
  const said = new Map<number, object>();
  /** Whether nobody is reached there. */
  const away = { is: false, hash: 'abcd' };
  const info = {
    ...{ public_key: toHex(key), period, genesis_time: genesis, schemeID: 'bls-unchained-g1-rfc9380' },
  };
  const server = createServer((request, response) => {
    const round = Number(/^\/public\/(\d+)$/.exec(request.url ?? '')?.[1] ?? 0);
    if (away.is) return void request.socket.destroy();
    const body = request.url === '/info' ? { ...info, hash: away.hash } : said.get(round);
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const stop = () => new Promise((resolve) => server.close(resolve));
  return { away, key, said, secret, signed, url, stop };
}
