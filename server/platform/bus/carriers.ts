import type pg from 'pg';
import { ByNotify, byNotifyChannel } from './by-notify.ts';
import type { Carrier, CarrierEvents, Message } from './carrier.ts';
import { NotifyCarrier } from './notify-carrier.ts';

interface CarriersOptions {
  /** Carries messages in the place of NOTIFY, as long as it reaches everybody. */
  redis: ((events: CarrierEvents) => Carrier) | undefined;
  /** What NOTIFY listens to from the start. */
  channels: readonly string[];
  onMessage: CarrierEvents['onMessage'];
  onMissed: () => void;
  /** Says something to every process by NOTIFY; false where one may not know it. */
  sendToAll: (messages: readonly Message[]) => Promise<boolean>;
  onError: (error: Error) => void;
  onSilence: () => void;
}

const nothing = (): void => undefined;

/** NOTIFY, and Redis in its place where there is one that reaches everybody. */
export function createCarriers(pool: pg.Pool, options: CarriersOptions) {
  const { redis: open, channels, onMessage, onMissed, sendToAll, onError, onSilence } = options;
  const onNotifyMissed = () => {
    // Who receives by NOTIFY alone may have said so meanwhile.
    byNotify?.hold();
    onMissed();
  };
  const notify = new NotifyCarrier(
    pool,
    { onMessage, onMissed: onNotifyMissed, onLost: nothing, onError, onSilence },
    channels,
    open ? 'redis' : 'nothing',
  );
  const redis = open?.({
    onMessage,
    onMissed: () => {
      if (!byNotify?.isKnown()) onMissed();
    },
    onLost: () => void byNotify?.look(),
    onError,
  });
  const byNotify =
    redis &&
    new ByNotify({
      id: notify.id,
      redisCarries: () => redis.isCurrent(),
      notifyCarries: () => notify.isCurrent(),
      hasOtherwiseSetUp: () => notify.hasOtherwiseSetUp(),
      send: (messages) => notify.send(messages),
      sendToAll,
      onKnown: onMissed,
    });
  byNotify?.hold();

  const sendsBy = (): 'notify' | 'redis' => (redis?.isConnected() && !byNotify?.isHeld() ? 'redis' : 'notify');
  /** By Redis, unless it doesn't take it or doesn't reach everybody; one whom NOTIFY doesn't reach is not current, and will look anew. */
  const send = async (messages: readonly Message[]): Promise<void> => {
    if (!redis || sendsBy() === 'notify') return notify.send(messages);
    await redis.send(messages).catch(() => notify.send(messages));
  };
  return {
    notify,
    send,
    sendsBy,
    isCurrent: (): boolean => notify.isCurrent() && (!redis || redis.isCurrent() || byNotify!.isKnown()),
    /** A process said that it receives by NOTIFY alone. */
    onByNotify: (id: string): void => void (id !== notify.id && byNotify?.hold()),
    /** Listens to a channel; with the first of them, says that this process does. Whether it was the first. */
    listenTo: async (channel: string, first: Message): Promise<boolean> => {
      await redis?.open().catch(onError);
      const isFirst = !notify.isConnected();
      await notify.listenTo(channel);
      if (!isFirst) return false;
      // Those whom Redis reaches send by NOTIFY from now on, until they have looked who listens.
      await notify.send(redis ? [first] : [first, [byNotifyChannel, notify.id]]);
      return true;
    },
    stop: async (last: readonly Message[]): Promise<void> => {
      await byNotify?.stop();
      if (last.length > 0) await send(last).catch(nothing);
      await redis?.stop();
      await notify.stop();
    },
  };
}
