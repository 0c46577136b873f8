import type { Report } from './send-waiting.ts';

/** What tabs and the worker say to each other of what waits. */
export type QueueNews = { kind: 'changed' } | { kind: 'outcome'; report: Report };

let joined: BroadcastChannel | undefined;

/** One for both ways: a second one in this document would receive what the first sends. */
function channel(): BroadcastChannel {
  joined ??= new BroadcastChannel('queue');
  return joined;
}

/** Says it to all other tabs. */
export function publishNews(news: QueueNews): void {
  channel().postMessage(news);
}

/** Listens to the other tabs and the worker. */
export function onNews(listener: (news: QueueNews) => void): void {
  channel().onmessage = ({ data }) => listener(data as QueueNews);
}
