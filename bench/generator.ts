import autocannon from 'autocannon';
import { type Asked, type Counted, eachInTurn } from './load.ts';

/**
 * Sends requests for some seconds and reports how many were answered as expected. A process of its own, so that the
 * server's and the generator's work don't share a thread; what to send comes over the channel to its parent.
 */
process.once('message', async (asked: Asked) => {
  const counted = await count(asked);
  process.send?.(counted, () => process.exit());
});

async function count({ url, connections, seconds, requests, expect }: Asked): Promise<Counted> {
  let started = 0;
  let example = '';
  // Of the answer that is looked at: the next one is looked at only after it.
  let isPacked = false;
  const { latency, ...result } = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: requests.slice(0, 1),
    setupClient: (client) => {
      let packed = false;
      client.on('headers', ({ headers }) => {
        packed = headers.some((name) => name.toLowerCase() === 'content-encoding');
      });
      client.on('response', () => {
        isPacked = packed;
      });
      client.setRequests(eachInTurn(requests, started++, connections));
    },
    // A refusal is too short to be packed; to unpack every answer would take the server's time.
    verifyBody: (body) => {
      if (isPacked || body.includes(expect)) return true;
      example = body.slice(0, 300);
      return false;
    },
  });
  return {
    perSecond: result.requests.total / result.duration,
    answered: result.requests.total,
    bytes: result.throughput.total / result.requests.total,
    p50: latency.p50,
    p99: latency.p99,
    wrong: result.mismatches + result.non2xx + result.errors + result.timeouts,
    example,
  };
}
