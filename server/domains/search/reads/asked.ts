import { createHmac } from 'node:crypto';
import type { Db, Log } from '../../../platform/context.ts';
import { dayOf } from '../rules/days.ts';
import { type Asking, noteAsked } from '../sql/asked.ts';

/** Notes what is searched for, in batches, so that a search waits for no write. */
export interface AskedCounter {
  /** `who` is never stored: only a mark for these words that the key alone could make again. */
  note(asked: { q: string; shown: string; who: string; country: number; nothing: boolean }): void;
  flush(): Promise<void>;
}

const flushMilliseconds = 5000;
/** Of one batch; what is beyond isn't counted. */
const mostWaiting = 2000;
/** Bytes of a mark. */
const markBytes = 12;

interface Deps {
  db: Db;
  clock: () => Date;
  log: Log;
  secret: string;
}

export function createAskedCounter({ db, clock, log, secret }: Deps): AskedCounter {
  let waiting = new Map<string, Asking>();
  let timer: NodeJS.Timeout | undefined;
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const batch = [...waiting.values()];
    waiting = new Map();
    try {
      await noteAsked(db, batch);
    } catch (error) {
      log.warn({ err: error, asked: batch.length }, 'what was searched for is not counted');
    }
  };
  return {
    note: ({ q, shown, who, country, nothing }) => {
      if (waiting.size >= mostWaiting) return;
      const day = dayOf(clock());
      const mark = createHmac('sha256', secret).update(`search ${q} ${who}`).digest().subarray(0, markBytes);
      waiting.set(`${q} ${mark.toString('hex')}`, { day, q, shown, mark, country, nothing });
      timer ??= setTimeout(() => void flush(), flushMilliseconds).unref();
    },
    flush,
  };
}
