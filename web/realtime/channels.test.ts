import { expect, onTestFinished, test, vi } from 'vitest';
import { connectChannels, disconnectChannels, listenTo, onChannelMessage, retryPause } from './channels.ts';

const seen = { position: 1, posts: [] };
const news = { replies: 1, like: 0, posts: [] };

function wire() {
  const said: unknown[] = [];
  return { said, say: (text: string) => void said.push(JSON.parse(text)) };
}

test('what is listened to is said once there is a connection, again to the next, and the end of it too', () => {
  const [one, next] = [wire(), wire()];
  let position = 1;
  const end = listenTo('thread:7', { seen: () => ({ ...seen, position }), onNews: () => {}, onRefused: () => {} });
  expect(one.said).toEqual([]);
  connectChannels(one.say);
  position = 5;
  connectChannels(next.say);
  // The former one says late that it has gone.
  disconnectChannels(one.say);
  end();
  disconnectChannels(next.say);
  listenTo('thread:8', { seen: () => seen, onNews: () => {}, onRefused: () => {} })();
  expect(one.said).toEqual([{ join: 'thread:7', seen }]);
  expect(next.said).toEqual([{ join: 'thread:7', seen: { ...seen, position: 5 } }, { leave: 'thread:7' }]);
});

test('news and refusals reach who listens, and nobody after the end', () => {
  const received: unknown[] = [];
  const listen = () =>
    listenTo('thread:7', {
      seen: () => seen,
      onNews: (data) => received.push(data),
      onRefused: (refusal) => received.push(refusal),
    });
  const first = listen();
  const second = listen();
  // Another page of the thread took over before the first one ended.
  first();
  onChannelMessage({ channel: 'thread:7', data: news });
  onChannelMessage({ channel: 'thread:7', refused: 'threads.not_exist' });
  onChannelMessage({ channel: 'thread:8', data: news });
  second();
  onChannelMessage({ channel: 'thread:7', data: news });
  expect(received).toEqual([news, 'threads.not_exist']);
});

test('where the server could not look it is asked again, unless nobody listens by then', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { said, say } = wire();
  connectChannels(say);
  const end = listenTo('thread:7', { seen: () => seen, onNews: () => {}, onRefused: () => expect.unreachable() });
  onChannelMessage({ channel: 'thread:7', refused: 'live.later' });
  vi.advanceTimersByTime(retryPause);
  expect(said).toEqual([
    { join: 'thread:7', seen },
    { join: 'thread:7', seen },
  ]);
  onChannelMessage({ channel: 'thread:7', refused: 'live.later' });
  end();
  vi.advanceTimersByTime(retryPause);
  expect(said).toHaveLength(3);
  disconnectChannels(say);
});
