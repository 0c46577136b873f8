import type { TagBoard } from './cache/tags.ts';
import type { Db, Log } from './context.ts';
import type { Lanes } from './db/lanes.ts';
import type { SignsReader } from './http/signs.ts';
import type { WriterGate } from './http/writer-gate.ts';
import type { OutboxDispatcher } from './outbox/dispatch.ts';
import type { PieceStore } from './pieces/store.ts';
import type { ReadOnlyGate } from './read-only.ts';
import type { Answers } from './reading/answers.ts';
import type { Replicas } from './replicas/replicas.ts';
import type { Switches } from './switches.ts';

/** What the platform lends to every call: technique that knows no domain. Put together in app.ts. */
export interface Platform {
  db: Db;
  clock: () => Date;
  log: Log;
  tags: TagBoard;
  outbox: Pick<OutboxDispatcher, 'wake'>;
  signs: SignsReader;
  /** What was made once and serves many answers. */
  pieces: PieceStore;
  /** Reads joined of a shared and an own part. */
  answers: Answers;
  /** Bounds the connections of calls that write; absent where nothing is to be bounded. */
  lanes?: Lanes;
  /** Looks at whoever writes; absent where nobody is to be looked at. */
  writerGate?: WriterGate;
  /** Refuses what writes while the site is read-only; absent where it never is. */
  readOnlyGate?: ReadOnlyGate;
  /** Where reads go that may be on a replica; absent where there is none. */
  replicas?: Pick<Replicas, 'position' | 'choose'> | undefined;
  /** What operators have switched off; absent where all is on. */
  switches?: Pick<Switches, 'require'>;
}
