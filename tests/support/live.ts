import { once } from 'node:events';
import { WebSocket } from 'ws';
import {
  type ChannelKindName,
  type ChannelMessage,
  type ChannelName,
  channels,
  type NewsOf,
  type SeenOf,
} from '../../contract/channels.ts';
import { liveBeat, livePath } from '../../contract/live.ts';
import { type Signal, type SignalData, type SignalName, signals } from '../../contract/signals.ts';

/** A browser's end of a live connection, as any outside client opens one. */
export class LiveClient {
  readonly socket: WebSocket;
  readonly received: Signal[] = [];
  /** What was received of channels. */
  readonly channelMessages: ChannelMessage[] = [];
  readonly closed: Promise<number>;
  /** What the server said as it closed. */
  reason = '';

  constructor(url: string, { origin, address }: { origin?: string; address?: string } = {}) {
    this.socket = new WebSocket(url.replace(/^http/, 'ws') + livePath, {
      ...(origin === undefined ? {} : { origin }),
      headers: address === undefined ? {} : { 'x-forwarded-for': address },
    });
    this.closed = new Promise((resolve) => {
      this.socket.once('close', (code, reason) => {
        this.reason = String(reason);
        resolve(code);
      });
    });
    this.socket.on('error', () => undefined);
    this.socket.on('message', (data) => this.receive(String(data)));
  }

  /** Opened, with the token sent. */
  static async enter(url: string, token: string, options: { origin?: string; address?: string } = {}) {
    const client = new LiveClient(url, options);
    await client.opened();
    client.say({ token });
    return client;
  }

  async opened(): Promise<void> {
    await once(this.socket, 'open');
  }

  /** HTTP status of a refused opening. */
  async refused(): Promise<number> {
    const [, response] = await once(this.socket, 'unexpected-response');
    return (response as { statusCode: number }).statusCode;
  }

  say(message: unknown): void {
    this.socket.send(JSON.stringify(message));
  }

  /** What the last signal of this name carried. */
  last<S extends SignalName>(name: S): SignalData<S> | undefined {
    return this.received.findLast(({ signal }) => signal === name)?.data as SignalData<S> | undefined;
  }

  join<K extends ChannelKindName>(channel: ChannelName<K>, seen: SeenOf<K>): void {
    this.say({ join: channel, seen });
  }

  /** News of a channel so far, in order. */
  news<K extends ChannelKindName>(channel: ChannelName<K>): NewsOf<K>[] {
    return this.channelMessages.flatMap((message) =>
      message.channel === channel && 'data' in message ? [message.data as NewsOf<K>] : [],
    );
  }

  /** Why a channel was refused, or ended; the last word on it. */
  refusal(channel: string): string | undefined {
    const last = this.channelMessages.findLast((message) => message.channel === channel);
    return last && 'refused' in last ? last.refused : undefined;
  }

  close(): void {
    this.socket.close();
  }

  private receive(text: string): void {
    if (text === liveBeat) {
      this.socket.send(liveBeat);
      return;
    }
    const message = JSON.parse(text) as Signal | ChannelMessage;
    // What is sent is what the contract says.
    if ('channel' in message) {
      if ('data' in message)
        channels[message.channel.split(':')[0] as ChannelKindName].news.strict().parse(message.data);
      this.channelMessages.push(message);
      return;
    }
    signals[message.signal].parse(message.data);
    this.received.push(message);
  }
}
