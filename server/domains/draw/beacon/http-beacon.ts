import { z } from 'zod';
import { fromHex } from '../../../../contract/domains/draw/verify/bytes.ts';
import type { GuardedFile } from '../../../platform/outgoing/guarded-get.ts';
import { nodeHash } from '../node-hash.ts';
import type { Beacon, Chain, Round } from './port.ts';
import { isSigned } from './signature.ts';

const hex = z.string().regex(/^[0-9a-f]+$/);
const info = z.object({
  public_key: hex,
  period: z.int().min(1),
  genesis_time: z.int().min(0),
  hash: hex,
  schemeID: z.string().default('pedersen-bls-chained'),
});
const answered = z.object({
  round: z.int().min(1),
  signature: hex,
  previous_signature: hex.or(z.literal('')).default(''),
});

const json = { accept: 'application/json', type: /^application\/json\b/i, most: 16 * 1024 };

interface Source {
  /** Of the chain, such as `https://api.drand.sh/<hash>`. */
  url: string;
  /** The chain's public key, where the site names it: another one is not believed. */
  key: string | undefined;
  readFile: GuardedFile;
}

/** Public numbers in drand's form, read over the open internet; what they say is believed by their signature alone. */
export function createHttpBeacon({ url, key, readFile }: Source): Beacon {
  const base = url.endsWith('/') ? url.slice(0, -1) : url;
  let known: Chain | undefined;
  const ask = async <T>(path: string, shape: z.ZodType<T>): Promise<T | undefined> => {
    const body = await readFile(`${base}${path}`, json);
    return body ? shape.safeParse(parsed(body)).data : undefined;
  };
  const chain = async (): Promise<Chain | undefined> => {
    if (known) return known;
    const said = await ask('/info', info);
    if (!said || (key !== undefined && said.public_key !== key)) return undefined;
    known = {
      ...{ hash: said.hash, publicKey: said.public_key, scheme: said.schemeID },
      ...{ genesis: said.genesis_time, period: said.period },
    };
    return known;
  };
  return {
    chain,
    round: async (number) => {
      const [of, said] = [await chain(), await ask(`/public/${number}`, answered)];
      if (!of || !said || said.round !== number) return undefined;
      return checked(of, said);
    },
  };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** A round whose signature is the chain's; its number is that signature's SHA-256. */
function checked({ publicKey, scheme }: Chain, said: z.output<typeof answered>): Round | undefined {
  const [signature, previous, key] = [fromHex(said.signature), fromHex(said.previous_signature), fromHex(publicKey)];
  if (!signature || !previous || !key) return undefined;
  if (!isSigned({ scheme, publicKey: key, round: said.round, signature, previous })) return undefined;
  return { randomness: nodeHash(signature), signature, previous };
}
