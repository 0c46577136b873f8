import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerOf } from './api.ts';

const options = { maxAgeSeconds: 60, sameSite: 'Lax' as const };

/** The lines of an answer that sets cookies one after the other. */
async function linesOf(cookies: readonly [string, string][]): Promise<string[]> {
  const app = Fastify();
  app.get('/', (_request, reply) => {
    const answer = answerOf(reply, false);
    for (const [name, value] of cookies) answer.cookie(name, value, options);
    return reply.send('');
  });
  const { headers } = await app.inject('/');
  await app.close();
  return [headers['set-cookie'] ?? []].flat().map((line) => line.split(';', 1)[0]!);
}

test('each cookie of an answer has one line, in the order of their coming', async () => {
  expect(
    await linesOf([
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
      ['d', '4'],
      ['e', '5'],
    ]),
  ).toEqual(['a=1', 'b=2', 'c=3', 'd=4', 'e=5']);
});

test('what is set again takes the place of what was set before', async () => {
  expect(
    await linesOf([
      ['a', '1'],
      ['ab', '2'],
      ['a', ''],
    ]),
  ).toEqual(['ab=2', 'a=']);
});
