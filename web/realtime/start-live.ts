import { livePath } from '../../contract/live.ts';
import type { Signal } from '../../contract/signals.ts';
import { quietly } from '../api/quietly.ts';
import { askedSignals } from '../made/signals.ts';
import { onFrugalNetwork } from '../session/connection.ts';
import { noteUnread } from '../session/medals-asked.ts';
import { readToken } from '../session/token.ts';
import { connectChannels, disconnectChannels, onChannelMessage } from './channels.ts';
import { LiveConnection, type LiveMessage, type Wire } from './live-connection.ts';
import { renewPush } from './push.ts';
import { onSignal } from './signals.ts';

const receive = (signal: Signal): void => {
  onSignal(signal);
  if (signal.signal === 'notices.unread') noteUnread(signal.data.num);
};

/** What the signals carry, by calls. */
async function ask(): Promise<void> {
  const asked = Object.entries(askedSignals).map(async ([signal, answer]) => {
    const found = await quietly(answer());
    if (found) receive({ signal, data: found.data } as Signal);
  });
  await Promise.all(asked);
}

const liveUrl = (): string => location.origin.replace(/^http/, 'ws') + livePath;

/** A socket; with the first message from the server the member is let in, and channels can be listened to. */
function openWire(): Wire {
  const socket = new WebSocket(liveUrl());
  // What is said while it closes is said again by whoever listens, over the next one.
  const say = (text: string): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
  };
  socket.addEventListener('message', () => connectChannels(say), { once: true });
  socket.addEventListener('close', () => disconnectChannels(say));
  return socket as Wire;
}

const onMessage = (message: LiveMessage): void => ('channel' in message ? onChannelMessage(message) : receive(message));

/** Holds the connection of this page until the end that it returns is called. */
export function startLive(uid: number): () => void {
  void quietly(renewPush(uid));
  const live = new LiveConnection({
    open: openWire,
    token: readToken,
    visible: () => document.visibilityState === 'visible',
    online: () => navigator.onLine,
    frugal: onFrugalNetwork,
    random: Math.random,
    onMessage,
    ask: () => void ask(),
  });
  document.addEventListener('visibilitychange', live.look);
  addEventListener('online', live.look);
  addEventListener('offline', live.look);
  // A page that the browser caches for a step back holds no connection.
  addEventListener('pagehide', live.rest);
  return () => {
    document.removeEventListener('visibilitychange', live.look);
    removeEventListener('online', live.look);
    removeEventListener('offline', live.look);
    removeEventListener('pagehide', live.rest);
    live.stop();
  };
}
