import { ProviderAway } from './provider.ts';

const timeoutMilliseconds = 8_000;
const longestAnswer = 128 * 1024;

export type GuardedFetch = (address: string, init?: RequestInit) => Promise<Response>;

/**
 * Fetch for the sites whose accounts serve here: to the hosts allowed alone, no redirect followed, an answer of limited
 * size within a limited time. A site that fails is `ProviderAway`; what it refuses is an answer.
 */
export function guardedFetch(allows: (url: URL) => boolean): GuardedFetch {
  return async (address, init = {}) => {
    const url = new URL(address);
    if (!allows(url)) throw new ProviderAway(`${url.origin} is no host of the provider`);
    const limit = AbortSignal.timeout(timeoutMilliseconds);
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
    const { answer, body } = await ask(url, { ...init, signal, redirect: 'manual' });
    if (answer.status >= 500 || isOfThisHour(answer.status) || (answer.status >= 300 && answer.status < 400))
      throw new ProviderAway(`${url.origin}${url.pathname} answered ${answer.status}`);
    return new Response(body.length > 0 ? new Uint8Array(body) : null, {
      status: answer.status,
      headers: answer.headers,
    });
  };
}

/** It took too long, or was asked too often: that says nothing of who comes. */
const isOfThisHour = (status: number): boolean => [408, 425, 429].includes(status);

async function ask(url: URL, init: RequestInit): Promise<{ answer: Response; body: Buffer }> {
  try {
    const answer = await fetch(url, init);
    return { answer, body: await limited(answer) };
  } catch (error) {
    if (error instanceof ProviderAway) throw error;
    throw new ProviderAway(`${url.origin}${url.pathname} could not be asked`, { cause: error });
  }
}

async function limited(answer: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > longestAnswer) throw new ProviderAway('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
