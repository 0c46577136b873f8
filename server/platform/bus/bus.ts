import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { Acknowledged, ackChannels } from './acknowledged.ts';
import { byNotifyChannel } from './by-notify.ts';
import type { Carrier, CarrierEvents } from './carrier.ts';
import { createCarriers } from './carriers.ts';
import { checkMessage } from './message.ts';
import { Outgoing } from './outgoing.ts';
import { createReceivers, type OnMessage } from './receivers.ts';
import { createVanished } from './vanished.ts';

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
/** A process begins to listen. */
const greeting = 'greeting';
/** A process ends in order. */
const farewell = 'farewell';
const nothing = (): void => undefined;

/** The messages between processes. */
export function createBus(pool: pg.Pool, options: BusOptions = {}): Bus {
  const { redis, onError = nothing, onSilence = nothing } = options;
  const receivers = createReceivers();
  const reactions = new EventEmitter().setMaxListeners(0);
  const react = (): void => void reactions.emit('missed');
  const carriers = createCarriers(pool, {
    redis,
    channels: [missed, greeting, farewell, byNotifyChannel, ...ackChannels],
    onMessage: (channel, payload) => {
      if (!acknowledged.take(channel, payload)) receivers.handle(channel, payload);
    },
    onMissed: react,
    sendToAll: (messages) => acknowledged.send(messages),
    onError,
    onSilence,
  });
  const { notify } = carriers;
  const acknowledged = new Acknowledged({
    id: notify.id,
    send: (messages) => notify.send(messages),
    listening: () => notify.listening(),
    // Who asks may want to know what is still on its way by Redis.
    settled: async () => void (await Promise.all([receivers.settled(), outgoing.flush()])),
    onError,
  });
  const outgoing = new Outgoing({ send: carriers.send, instead: [missed, ''], onError });
  const vanished = createVanished(() => notify.listening());
  receivers.on(missed, react);
  receivers.on(greeting, vanished.note);
  receivers.on(farewell, vanished.forget);
  receivers.on(byNotifyChannel, carriers.onByNotify);

  const publish = (channel: string, payload: string): Promise<void> => {
    checkMessage([channel, payload]);
    return outgoing.add([channel, payload]);
  };
  const sayMissed = () => publish(missed, '');
  return {
    publish,
    publishToAll: async (channel, payload) => {
      checkMessage([channel, payload]);
      // The acknowledgements of the others arrive by this process's own listening connection.
      await notify.open();
      await outgoing.flush();
      return acknowledged.send([[channel, payload]]);
    },
    subscribe: async (channel, onMessage) => {
      checkMessage([channel, '']);
      const end = receivers.on(channel, onMessage);
      if (await carriers.listenTo(channel, [greeting, notify.id])) await vanished.begin();
      return end;
    },
    onMissed: (react) => void reactions.on('missed', react),
    lookForVanished: async () => {
      const some = await vanished.look();
      if (some) await sayMissed();
      return some;
    },
    sayMissed,
    sendsBy: carriers.sendsBy,
    isConnected: () => notify.isConnected(),
    isCurrent: carriers.isCurrent,
    stop: async () => {
      const isAllSent = await outgoing.stop();
      // With words unsaid it is missed like one that died, and everybody looks anew.
      await carriers.stop(isAllSent ? [[farewell, notify.id]] : []);
    },
  };
}
