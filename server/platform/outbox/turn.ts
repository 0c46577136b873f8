import type { Config } from '../../config/config.ts';
import type { Bus } from '../bus/bus.ts';
import type { Db, Log } from '../context.ts';
import { createLease } from '../lease.ts';

/** The bus's channel on which a process says that something lies in the outbox, or that it works the log no longer. */
const logChannel = 'log';
const free = 'free';
/** How often it is looked whether a process has gone with words unsaid. */
const vanishedMs = 2000;

/** Whose turn it is to work the event log: one process does it for all. */
export interface LogTurn {
  isMine(): boolean;
  /** Has whoever works it look. */
  wakeOther(): void;
  start(wake: () => void): Promise<void>;
  stop(): Promise<void>;
}

/** For a process that has nobody beside it. */
export const alwaysMine: LogTurn = {
  isMine: () => true,
  wakeOther: () => undefined,
  start: async () => undefined,
  stop: async () => undefined,
};

interface TurnDeps {
  db: Db;
  bus: Pick<Bus, 'publish' | 'subscribe' | 'lookForVanished' | 'sayMissed'>;
  log: Log;
}

/** For a process that leaves the log to others, and says to them that something lies there. */
const otherProcesses = (bus: Pick<Bus, 'publish'>): LogTurn => ({
  isMine: () => false,
  wakeOther: () => void bus.publish(logChannel, ''),
  start: async () => undefined,
  stop: async () => undefined,
});

/** Whether a process of this role works the log: by turns with others, or never. */
export const logTurnOf = (role: Config['role'], deps: TurnDeps): LogTurn =>
  role === 'web' ? otherProcesses(deps.bus) : createLogTurn(deps);

/** A turn by lease. Its holder also looks for processes that died: what they had committed and not said is asked for anew. */
export function createLogTurn({ db, bus, log }: TurnDeps): LogTurn {
  let wake = (): void => undefined;
  let looks: NodeJS.Timeout | undefined;
  const onTaken = (from: 'nobody' | 'silence'): void => {
    // Whoever held it died, and with them whoever had died meanwhile.
    if (from === 'silence') void bus.sayMissed();
    wake();
  };
  const lease = createLease({ db, log, names: ['event log'], onTaken });
  const look = (): void => {
    if (!lease.isHeld()) return;
    bus.lookForVanished().then(
      (some) => some && log.warn({}, 'a process went without a farewell: everybody looks anew'),
      (err: unknown) => log.warn({ err }, 'who listens could not be looked at'),
    );
  };
  return {
    isMine: lease.isHeld,
    wakeOther: otherProcesses(bus).wakeOther,
    start: async (onWake) => {
      wake = onWake;
      await bus.subscribe(logChannel, (said) => {
        if (said === free) void lease.look();
        else if (lease.isHeld()) wake();
      });
      lease.start();
      looks = setInterval(look, vanishedMs).unref();
    },
    stop: async () => {
      clearInterval(looks);
      if (await lease.stop()) void bus.publish(logChannel, free);
    },
  };
}
