import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { Acknowledged, ackChannels } from './acknowledged.ts';
import { ByNotify, byNotifyChannel } from './by-notify.ts';
import type { Carrier, CarrierEvents, Message } from './carrier.ts';
import { checkMessage } from './message.ts';
import { NotifyCarrier } from './notify-carrier.ts';
import { Outgoing } from './outgoing.ts';
import { createVanished } from './vanished.ts';

type OnMessage = (payload: string) => void | Promise<void>;

export type Bus = {
  /**
   * Notifies every process, this one included, together with what else is published within some milliseconds. Resolves once it is sent:
   * while nothing takes it, it waits. Where an answer was lost on its way, it is sent again: it may be received twice.
   */
  publish: (channel: string, payload: string) => Promise<void>;
  /**
   * Notifies every process, and waits until each has done what it does with the message. A process that gives no sign
   * within two seconds is then not current, see `isCurrent`; false says that there was one.
   */
  publishToAll: (channel: string, payload: string) => Promise<boolean>;
  /** Listens to a channel; resolves, once nothing published from then on can be missed, to the function that ends it. */
  subscribe: (channel: string, onMessage: OnMessage) => Promise<() => void>;
  /** Called when something may have been missed: the line is back after a loss, or another process died with words unsaid. */
  onMissed: (react: () => void) => void;
  /**
   * Whether a process has gone without a farewell since this was asked last; then it may have died between its commit and its message,
   * and everybody is asked to look anew. One process asks, every few seconds.
   */
  lookForVanished: () => Promise<boolean>;
  /** Asks everybody to look anew. */
  sayMissed: () => Promise<void>;
  /** What carries the next message. */
  sendsBy: () => 'notify' | 'redis';
  /** Whether messages are being received at this moment. */
  isConnected: () => boolean;
  /** Whether nothing that was published more than a moment ago can have been missed. */
  isCurrent: () => boolean;
  stop: () => Promise<void>;
};

type BusOptions = {
  /** Carries messages in the place of NOTIFY, as long as it reaches everybody. */
  redis?: (events: CarrierEvents) => Carrier;
  onError?: (error: Error) => void;
  onSilence?: () => void;
};

/** Something may have been missed. */
const missed = 'missed';
/** A process ends in order. */
const farewell = 'farewell';
const nothing = (): void => undefined;

/** The messages between processes. */
export function createBus(
  pool: pg.Pool,
  { redis: open, onError = nothing, onSilence = nothing }: BusOptions = {},
): Bus {
  const listeners = new EventEmitter().setMaxListeners(0);
  const reactions = new EventEmitter().setMaxListeners(0);
  /** What is still being done with messages that were received. */
  const work = new Set<Promise<void>>();
  const react = (): void => void reactions.emit('missed');
  const vanished = createVanished(() => notify.listening());

  const onMessage = (channel: string, payload: string): void => {
    if (acknowledged.take(channel, payload)) return;
    for (const react of listeners.listeners(channel) as OnMessage[]) {
      const done = react(payload);
      if (!done) continue;
      work.add(done);
      void done.finally(() => work.delete(done));
    }
  };
  const notifyEvents = {
    onMessage,
    onMissed: () => {
      // Who hears by NOTIFY alone may have said so meanwhile.
      byNotify?.hold();
      react();
    },
    onLost: nothing,
    onError,
    onSilence,
  };
  const notify = new NotifyCarrier(pool, notifyEvents, [missed, farewell, byNotifyChannel, ...ackChannels]);
  const redis = open?.({
    onMessage,
    onMissed: () => {
      if (!byNotify?.isKnown()) react();
    },
    onLost: () => void byNotify?.look(),
    onError,
  });

  /** By Redis, unless it doesn't take it or doesn't reach everybody; one whom NOTIFY doesn't reach is not current, and will look anew. */
  const sendsBy = () => (redis?.isConnected() && !byNotify?.isHeld() ? 'redis' : 'notify');
  const send = async (messages: readonly Message[]): Promise<void> => {
    if (!redis || sendsBy() === 'notify') return notify.send(messages);
    await redis.send(messages).catch(() => notify.send(messages));
  };
  const acknowledged = new Acknowledged({
    id: notify.id,
    send: (messages) => notify.send(messages),
    listening: () => notify.listening(),
    // Who asks may want to know what is still on its way by Redis.
    settled: async () => void (await Promise.allSettled([...work, outgoing.flush()])),
    onError,
  });
  const byNotify =
    redis &&
    new ByNotify({
      id: notify.id,
      redisCarries: () => redis.isCurrent(),
      notifyCarries: () => notify.isCurrent(),
      send: notify.send.bind(notify),
      sendToAll: (messages) => acknowledged.send(messages),
      onHeard: react,
    });
  byNotify?.hold();
  const outgoing = new Outgoing({ send, instead: [missed, ''], onError });

  listeners.on(missed, react);
  listeners.on(farewell, vanished.forget);
  listeners.on(byNotifyChannel, (id: string) => void (id !== notify.id && byNotify?.hold()));

  return {
    publish: (channel, payload) => {
      checkMessage([channel, payload]);
      return outgoing.add([channel, payload]);
    },
    publishToAll: async (channel, payload) => {
      checkMessage([channel, payload]);
      // The acknowledgements of the others arrive by this process's own listening connection.
      await notify.open();
      await outgoing.flush();
      return acknowledged.send([[channel, payload]]);
    },
    subscribe: async (channel, onMessage) => {
      checkMessage([channel, '']);
      listeners.on(channel, onMessage);
      await redis?.open().catch(onError);
      await notify.hear(channel);
      return () => void listeners.off(channel, onMessage);
    },
    onMissed: (react) => void reactions.on('missed', react),
    lookForVanished: async () => {
      const some = await vanished.look();
      if (some) await outgoing.add([missed, '']);
      return some;
    },
    sayMissed: () => outgoing.add([missed, '']),
    sendsBy,
    isConnected: () => notify.isConnected(),
    isCurrent: () => notify.isCurrent() && (!redis || redis.isCurrent() || byNotify!.isKnown()),
    stop: async () => {
      await outgoing.stop();
      await byNotify?.stop();
      await send([[farewell, notify.id]]).catch(nothing);
      await redis?.stop();
      await notify.stop();
    },
  };
}
