import { expect, test } from 'vitest';
import { get } from './load.ts';
import { wrkCounted, wrkScript } from './wrk.ts';

const printed = `Running 5s test @ http://127.0.0.1:4000
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.05ms    2.01ms  38.10ms   95.12%
    Req/Sec    19.75k     2.12k   23.10k    74.00%
  Latency Distribution
     50%  712.00us
     75%    0.91ms
     90%    1.40ms
     99%   10.22ms
  98164 requests in 5.00s, 1.02GB read
Requests/sec:  19632.96
Transfer/sec:    208.14MB
`;

test('what wrk prints is read with its units', () => {
  expect(wrkCounted(printed)).toEqual({
    perSecond: 19_632.96,
    answered: 98_164,
    bytes: expect.closeTo((1.02 * 2 ** 30) / 98_164, 5),
    p50: 0.712,
    p99: 10.22,
    wrong: 0,
    example: '',
  });
});

test('answers that failed are counted as wrong', () => {
  const failed = `${printed}  Socket errors: connect 0, read 3, write 0, timeout 2\n  Non-2xx or 3xx responses: 40\n`;
  expect(wrkCounted(failed).wrong).toBe(45);
  expect(() => wrkCounted('unable to connect')).toThrow('unable to connect');
});

test('its script holds each request, quoted', () => {
  const script = wrkScript({ requests: [get('/a?b="c"')], expect: '' });
  expect(script).toContain('wrk.format("GET", "/a?b=\\"c\\"", {["accept-encoding"]="gzip, deflate, br"}, nil)');
});

test('answers that lack what was expected are counted by its script, those that came packed are not looked at', () => {
  const script = wrkScript({ requests: [get('/a')], expect: '"list":[' });
  expect(script).toContain('string.find(body, "\\"list\\":[", 1, true)');
  expect(wrkScript({ requests: [get('/a')], expect: '' })).not.toContain('response');
  const counted = wrkCounted(`${printed}Answers that lack what was expected: 3\n{"code":7}\n`);
  expect(counted).toMatchObject({ wrong: 3, example: '{"code":7}' });
});
