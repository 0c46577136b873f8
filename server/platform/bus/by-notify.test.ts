import { expect, onTestFinished, test, vi } from 'vitest';
import { ByNotify } from './by-notify.ts';

test('a process that stood still for longer than the others remember it is not known any more, and says it to all again', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let known = 0;
  const sent: string[] = [];
  const byNotify = new ByNotify({
    id: 'one',
    redisCarries: () => false,
    notifyCarries: () => true,
    hasOtherwiseSetUp: async () => false,
    send: async () => void sent.push('renewed'),
    sendToAll: async () => sent.push('said to all') > 0,
    onKnown: () => {
      known += 1;
    },
  });
  await byNotify.look();
  await vi.advanceTimersByTimeAsync(2500);
  expect([byNotify.isKnown(), known, sent]).toEqual([true, 1, ['said to all', 'renewed', 'renewed']]);
  // Its timers stand still with it.
  vi.setSystemTime(Date.now());
  const now = performance.now();
  const stood = vi.spyOn(performance, 'now').mockImplementation(() => now + 3500);
  onTestFinished(() => stood.mockRestore());
  expect(byNotify.isKnown()).toBe(false);
  await byNotify.look();
  expect([byNotify.isKnown(), known, sent.at(-1)]).toEqual([true, 2, 'said to all']);
  await byNotify.stop();
});
