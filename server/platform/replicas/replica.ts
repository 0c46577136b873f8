import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';
import type { Db, Log } from '../context.ts';
import { isReplicaConflict, mayAskElsewhere } from '../db/errors.ts';
import { createPool } from '../db/pool.ts';
import type { DB } from '../db/types.ts';
import { within } from '../within.ts';
import { countRead, showReplica } from './figures.ts';
import { follows } from './primary-of.ts';
import { type Answered, type Lag, type Standing, standingOf } from './rules.ts';

/** What it is asked for its place is asked of every reader once in so long. */
const pollMilliseconds = 3;
/** A replica that says nothing for so long is lost. */
const silentMilliseconds = 1000;

interface Deps {
  /** How it is named in figures and in the log. */
  name: string;
  url: string;
  max: number;
  /** Where what it can't answer is asked again. */
  primary: { pool: Pool; db: Db };
  log: Log;
}

/** One replica of the database: its connections, how it stands, and how busy it is. */
export class Replica {
  readonly name: string;
  /** Its database; what a conflict or a loss cuts off there is asked again on the primary. */
  readonly db: Db;
  readonly #pool: ReturnType<typeof createPool>;
  readonly #deps: Deps;
  #standing: Standing = 'lost';
  #replayed = 0;
  #inFlight = 0;
  #looking: Promise<boolean> | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.name = deps.name;
    // Whether it is lost is found by watching it.
    this.#pool = createPool({ url: deps.url, max: deps.max });
    const client: PostgresPoolClient = {
      query: (text: unknown, values?: unknown) => this.#ask(text as string, values as unknown[]) as never,
      release: () => undefined,
    };
    const pool: PostgresPool = {
      connect: async () => client,
      end: async () => undefined,
      options: this.#pool.options,
    };
    this.db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
    follows(this.db, deps.primary.db);
    showReplica(this.name, this.#standing);
  }

  get standing(): Standing {
    return this.#standing;
  }

  /** Up to here it shows everything, as far as is known. */
  get replayed(): number {
    return this.#replayed;
  }

  /** Statements that it works at, or that wait for one of its connections. */
  get inFlight(): number {
    return this.#inFlight;
  }

  /** Asks it how it stands; `lag`: how far it is behind by what it answers. */
  async watch(lag: (replayed: number) => Lag, end: number): Promise<void> {
    const answered = await within(silentMilliseconds, this.#answer(), undefined);
    if (!answered) return this.#lose();
    const behind = lag(answered.replayed);
    const known = { before: this.#standing, replayedBefore: this.#replayed, end };
    this.#stand(standingOf(answered, behind, known), behind);
    this.#replayed = answered.replayed;
  }

  /** Whether it shows everything up to a place, at the latest after so long. */
  async reaches(position: number, milliseconds: number): Promise<boolean> {
    const deadline = performance.now() + milliseconds;
    while (this.#replayed < position) {
      const left = deadline - performance.now();
      if (left <= 0 || !(await within(left, this.#look(), false))) return false;
      if (this.#replayed < position) await pause(Math.min(pollMilliseconds, Math.max(0, deadline - performance.now())));
    }
    return true;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  /** Looks how far it is; who asks meanwhile shares the answer. False where there is none. */
  #look(): Promise<boolean> {
    this.#looking ??= this.#answer()
      .then((answered) => {
        if (!answered?.inRecovery) return false;
        this.#replayed = Math.max(this.#replayed, answered.replayed);
        return true;
      })
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  async #answer(): Promise<Answered | undefined> {
    try {
      const { rows } = await this.#pool.query<Answered>(
        `select pg_is_in_recovery() as "inRecovery",
                coalesce(pg_last_wal_replay_lsn() - '0/0'::pg_lsn, 0) as replayed`,
        [],
      );
      return rows[0];
    } catch {
      return undefined;
    }
  }

  async #ask(text: string, values: unknown[]) {
    this.#inFlight += 1;
    try {
      return await this.#pool.query(text, values);
    } catch (error) {
      if (!mayAskElsewhere(error)) throw error;
      const why = isReplicaConflict(error) ? 'conflict' : 'lost';
      countRead('primary', why);
      this.#deps.log.warn({ err: error, replica: this.name, why }, 'a statement is asked again on the primary');
    } finally {
      this.#inFlight -= 1;
    }
    return this.#deps.primary.pool.query(text, values);
  }

  /** Statements that wait for an answer of it fail, and are asked again on the primary. */
  #lose(): void {
    this.#stand('lost');
    this.#pool.cut();
  }

  #stand(standing: Standing, lag?: Lag): void {
    if (standing !== this.#standing) {
      const level = standing === 'serving' ? 'info' : 'warn';
      this.#deps.log[level]({ replica: this.name, standing, ...lag }, `a replica is ${standing}`);
    }
    this.#standing = standing;
    showReplica(this.name, standing, lag);
  }
}
