import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sendMail } from '../../server/platform/mail/outbox.ts';
import type { Stage } from './stage.ts';

/** How a part breaks, comes back, and is known to be well. */
export interface Part {
  does: string;
  go: (stage: Stage) => unknown;
  back: (stage: Stage) => unknown;
  /** What holds when all of it is well again, beside requests that succeed. */
  well?: (stage: Stage) => Promise<boolean>;
  /** Whether this machine can try it; a text says why not. */
  leftOut?: (stage: Stage) => string | undefined;
  /** The alarm that an operator is to see. */
  alarm: string;
  /** Seconds for which it stays broken; else some ten. */
  seconds?: number;
}

const isOne = async ({ prometheus }: Stage, expr: string): Promise<boolean> =>
  (await prometheus.ask(expr)).some(({ value }) => value === 1);
const replicaServes = (stage: Stage): Promise<boolean> => isOne(stage, 'min(replica_serving)');
const mails = 8;
const filler = 'filler';

const ofEngines = {
  'Redis killed': {
    ...{ does: 'its process is killed, and started again', alarm: 'BaobabRedisAway' },
    go: ({ redis }) => redis.server.running.stop('SIGKILL'),
    back: ({ redis }) => redis.startAgain(),
    well: (stage) => isOne(stage, 'min(bus_by_redis)'),
  },
  'Redis frozen': {
    ...{ does: 'its process stands still, and goes on', alarm: 'BaobabRedisAway' },
    go: ({ redis }) => redis.server.running.child.kill('SIGSTOP'),
    back: ({ redis }) => redis.server.running.child.kill('SIGCONT'),
    well: (stage) => isOne(stage, 'min(bus_by_redis)'),
  },
  'database restarted': {
    ...{ does: 'the primary ends without order, and is started again at once', alarm: 'BaobabNobodyReady', seconds: 1 },
    go: ({ cluster }) => cluster.primary.stop('SIGQUIT'),
    back: ({ cluster }) => cluster.primary.start(),
    well: replicaServes,
  },
  'database frozen': {
    ...{ does: 'every process of the primary stands still, and goes on', alarm: 'BaobabNobodyReady' },
    go: ({ cluster }) => cluster.primary.freeze(),
    back: ({ cluster }) => cluster.primary.thaw(),
    well: replicaServes,
  },
  'replica held back': {
    ...{ does: 'the replica replays nothing', alarm: 'BaobabReplicaLeft', seconds: 25 },
    go: ({ cluster, replica }) => cluster.ask(replica, 'select pg_wal_replay_pause()'),
    back: ({ cluster, replica }) => cluster.ask(replica, 'select pg_wal_replay_resume()'),
    well: replicaServes,
  },
  'replica killed': {
    ...{ does: 'the replica ends without order, and is started again', alarm: 'BaobabReplicaLeft' },
    go: ({ replica }) => replica.stop('SIGQUIT'),
    back: ({ replica }) => replica.start(),
    well: replicaServes,
  },
} as const satisfies Record<string, Part>;

const ofTheSite = {
  'web process killed': {
    ...{ does: 'one of two is killed, and started again', alarm: 'BaobabDown' },
    go: ({ sites }) => sites['web-2'].running.stop('SIGKILL'),
    back: ({ startAgain }) => startAgain('web-2'),
    well: (stage) => isOne(stage, 'min(up{job="baobab"})'),
  },
  'jobs process killed': {
    ...{ does: 'the only one is killed, and started again', alarm: 'BaobabNobodyWorksLog' },
    go: ({ sites }) => sites.jobs.running.stop('SIGKILL'),
    back: ({ startAgain }) => startAgain('jobs'),
    well: (stage) => isOne(stage, 'max(event_log_workers) * on () (max(outbox_oldest_seconds) < bool 2)'),
  },
  'disk full': {
    ...{ does: 'where DATA_DIR lies no byte is free', alarm: 'BaobabDataDirFull' },
    leftOut: ({ disk }) => (disk === undefined ? 'this account may not mount a small disk' : undefined),
    // Writing ends where the disk does.
    go: ({ disk }) => writeFile(join(disk!, filler), randomBytes(80 << 20)).catch(() => undefined),
    back: ({ disk }) => rm(join(disk!, filler)),
    well: (stage) => isOne(stage, '(min(data_dir_free_bytes) / max(data_dir_size_bytes)) > bool 0.1'),
  },
  'store away': {
    ...{ does: 'the way to the store of files is cut', alarm: 'BaobabStorageAway', seconds: 30 },
    go: ({ store }) => store.cut(),
    back: ({ store }) => store.mend(),
    well: (stage) => isOne(stage, 'min(storage_reachable)'),
  },
  'mail server away': {
    ...{ does: `the way to it is cut while ${mails} e-mails are sent`, alarm: 'BaobabMailsFail' },
    go: async ({ mail, db }) => {
      mail.line.cut();
      const words = { subject: 'A drill', text: 'A drill.', html: '<p>A drill.</p>', locale: 'en' } as const;
      for (let at = 0; at < mails; at += 1) await sendMail(db, { ...words, to: `member${at}@example.org` }, new Date());
    },
    back: ({ mail }) => mail.line.mend(),
    well: async ({ db }) =>
      (await db.selectFrom('platform.mail_outbox').select('id').where('sent_at', 'is', null).execute()).length === 0,
  },
} as const satisfies Record<string, Part>;

/** Those that no machine tries here, each with what does or would. */
const notHere = (why: string): Part => ({
  ...{ does: 'not tried', alarm: '', go: () => undefined, back: () => undefined, leftOut: () => why },
});

export const parts: Readonly<Record<string, Part>> = {
  ...{ ...ofEngines, ...ofTheSite },
  'primary lost for good': notHere('`npm run failover-test` tries it with three machines'),
  'clock wrong': notHere('a process can’t be given a clock of its own without changing what it loads'),
};
