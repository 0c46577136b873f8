import type { Task, TaskList } from 'graphile-worker';
import { z } from 'zod';
import { readOnlyLimits } from '../../contract/primitives/site-state.ts';
import type { Db } from './context.ts';
import { addJob } from './jobs/add-job.ts';
import { Refusal } from './refusal.ts';
import { sha256 } from './seal.ts';
import type { Setting, SettingsReader } from './settings.ts';
import { unixSeconds } from './unix-seconds.ts';

const note = z.string().max(readOnlyLimits.note);

const stored = z.object({ on: z.boolean(), note_en: note, note_fr: note, note_hi: note, until: z.int().min(0) });

/**
 * Nothing is written while the site moves or is mended. It is stored beside what operators set, so that each process knows it, and
 * changed by a call of its own.
 */
export const readOnlyMode: Setting<z.output<typeof stored>> = {
  domain: 'announcements',
  name: 'read_only',
  schema: stored,
  standard: { on: false, note_en: '', note_fr: '', note_hi: '', until: 0 },
};

/** Whether the site is read-only. */
export interface ReadOnlyGate {
  /** Refuses whatever writes meanwhile; asked by every call that does. */
  refuse(now: Date): Promise<void>;
  /** What was last known, for answers that wait for nothing: asking has it looked at again. */
  isOn(): boolean;
}

/** The gate by the operators' setting; it says when to try again, where an end is expected. */
export function createReadOnlyGate(settings: SettingsReader): ReadOnlyGate {
  let known = false;
  let looking = false;
  const look = async (): Promise<void> => {
    looking = true;
    try {
      known = (await settings.get(readOnlyMode)).on;
    } catch {
      // Without the database it stays as it was.
    } finally {
      looking = false;
    }
  };
  return {
    refuse: async (now) => {
      const { on, until } = await settings.get(readOnlyMode);
      known = on;
      if (!on) return;
      const left = until - unixSeconds(now);
      const retryAfterSeconds = left > 0 ? Math.min(left, readOnlyLimits.retrySeconds) : readOnlyLimits.retrySeconds;
      throw new Refusal('wire.read_only', { retryAfterSeconds });
    },
    isOn: () => {
      if (!looking) void look();
      return known;
    },
  };
}

/** What a paused job waits before it looks again. */
const pausedSeconds = 30;

/** What a part of the product has done at its hours, or later. */
interface WithTasks {
  domain: string;
  tasks?: TaskList;
}

interface PausedDeps {
  db: Db;
  clock: () => Date;
  settings: SettingsReader;
}

/**
 * The tasks of all parts. Those of domains pay and write for members, so that they wait while the site is read-only; the
 * platform's own go on, since e-mails with codes are sent by them.
 */
export function pausedTasks(deps: PausedDeps, all: readonly WithTasks[]): TaskList {
  const tasks = all.flatMap(({ domain, tasks: own = {} }) =>
    Object.entries(own).flatMap(([name, task]) =>
      task ? [[name, domain === 'platform' ? task : paused(deps, name, task)]] : [],
    ),
  );
  return Object.fromEntries(tasks);
}

function paused({ db, clock, settings }: PausedDeps, name: string, task: Task): Task {
  return async (payload, helpers) => {
    if (!(await settings.get(readOnlyMode)).on) return task(payload, helpers);
    // One that comes every minute is to wait once, not a hundred times, whichever minute it is of.
    const { _cron: _, ...own } = (payload ?? {}) as Record<string, unknown>;
    const key = `paused:${name}:${sha256(JSON.stringify(own)).toString('base64url')}`;
    const runAt = new Date(clock().getTime() + pausedSeconds * 1000);
    await addJob(db, name, own, { key, runAt });
  };
}
