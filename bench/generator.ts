import autocannon from 'autocannon';
import { type Asked, type Counted, eachInTurn } from './load.ts';

/**
 * Sends requests for some seconds and tells how many were answered as expected. A process of its own, so that the
 * server's and the generator's work don't share a thread; what to send comes over the channel to its parent.
 */
process.once('message', async (asked: Asked) => {
  const counted = await count(asked);
  process.send?.(counted, () => process.exit());
});

async function count({ url, connections, seconds, requests, expect }: Asked): Promise<Counted> {
  let started = 0;
  let example = '';
  const { latency, ...result } = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: requests.slice(0, 1),
    setupClient: (client) => client.setRequests(eachInTurn(requests, started++, connections)),
    verifyBody: (body) => {
      if (body.includes(expect)) return true;
      example = body.slice(0, 300);
      return false;
    },
  });
  return {
    perSecond: result.requests.total / result.duration,
    answered: result.requests.total,
    p50: latency.p50,
    p99: latency.p99,
    wrong: result.mismatches + result.non2xx + result.errors + result.timeouts,
    example,
  };
}
