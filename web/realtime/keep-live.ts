import { liveBeat, liveCloses, liveTimes } from '../../contract/live.ts';
import type { Signal } from '../../contract/signals.ts';

/** As much of a WebSocket as is used. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** What it must know of the browser around it. */
export interface LiveHost {
  open(): Wire;
  token(): string | null;
  visible(): boolean;
  online(): boolean;
  /** Slow or paid by the byte: the state is asked for now and then, and no connection is held. */
  frugal(): boolean;
  /** 0 to 1. */
  random(): number;
  hear(signal: Signal): void;
  /** Asks for the state by calls. */
  ask(): void;
}

export const livePauses = {
  firstRetry: 1000,
  lastRetry: 60_000,
  /** Somebody who comes back within this time finds the connection open. */
  hidden: 60_000,
  /** Between two questions on a frugal network. */
  ask: 300_000,
} as const;

export interface KeptLive {
  /** The page was shown or hidden, or the network came or went. */
  look(): void;
  /** Lets the connection go until the page is looked at again. */
  rest(): void;
  stop(): void;
}

/** Keeps a connection open while the page is looked at: lost ones come back, later and later, and never all at once. */
export function keepLive(host: LiveHost): KeptLive {
  let wire: Wire | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let asked = Number.NEGATIVE_INFINITY;
  /** A token that the server refused; another one may be better. */
  let refused: string | null = null;
  let stopped = false;

  const later = (pause: number): void => {
    clearTimeout(retry);
    retry = setTimeout(begin, pause);
  };
  const drop = (): void => {
    clearTimeout(silence);
    const old = wire;
    wire = undefined;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  };
  const onLost = (code: number, token: string): void => {
    clearTimeout(silence);
    wire = undefined;
    if (code === liveCloses.unauthorized) refused = token;
    // Another window of the same member is in use: this one waits until it is looked at again.
    if (code === liveCloses.unauthorized || code === liveCloses.replaced) return;
    const pause = Math.min(livePauses.lastRetry, livePauses.firstRetry * 2 ** failures);
    failures += 1;
    later(pause * (0.5 + host.random() / 2));
  };
  /** A network that is gone says nothing; only the beats that don't come show it. */
  const watch = (token: string): void => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      drop();
      onLost(0, token);
    }, liveTimes.silence);
  };
  const connect = (token: string): void => {
    const opening = host.open();
    wire = opening;
    opening.onopen = () => opening.send(JSON.stringify({ token }));
    opening.onmessage = ({ data }) => {
      failures = 0;
      watch(token);
      if (data === liveBeat) opening.send(liveBeat);
      else host.hear(JSON.parse(String(data)) as Signal);
    };
    opening.onclose = ({ code }) => onLost(code, token);
    watch(token);
  };
  const askNow = (): void => {
    const now = Date.now();
    const due = asked + livePauses.ask - now;
    if (due <= 0) {
      asked = now;
      host.ask();
    }
    later(due <= 0 ? livePauses.ask : due);
  };
  function begin(): void {
    clearTimeout(retry);
    const token = host.token();
    if (stopped || wire || !host.visible() || !host.online() || token === null || token === refused) return;
    if (host.frugal()) askNow();
    else connect(token);
  }
  return {
    look: () => {
      clearTimeout(leaving);
      if (!host.online()) drop();
      if (host.visible()) begin();
      else leaving = setTimeout(drop, livePauses.hidden);
    },
    rest: drop,
    stop: () => {
      stopped = true;
      for (const timer of [retry, silence, leaving]) clearTimeout(timer);
      drop();
    },
  };
}
