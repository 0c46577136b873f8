/** What Prometheus has scraped each minute: a series, and its values as promtool writes them. */
export type Scraped = Readonly<Record<string, string>>;

/** An alarm with what makes it fire, and what looks alike and must not; each looked at after so many minutes. */
export interface AlarmCase {
  minutes: number;
  fires: Scraped;
  calm: Readonly<Record<string, Scraped>>;
}

/** The same figure all the time, long enough for every case. */
export const always = (figure: number): string => `${figure}+0x2000`;
/** One figure for so many minutes, then another. */
export const afterwards = (first: number, minutes: number, second: number): string =>
  `${first}+0x${minutes - 1} ${second}+0x2000`;
/** A counter that rises by so much a minute. */
export const rising = (step: number): string => `0+${step}x2000`;

const site = (name: string, more = '', instance = 'a'): string =>
  `${name}{job="baobab",instance="${instance}"${more && `,${more}`}}`;
const count = 'http_request_duration_seconds_count';
const bucket = 'http_request_duration_seconds_bucket';
/** Requests of a route of which so many a minute take less than a second, and so many more up to ten. */
const times = (route: string, quick: number, slow: number): Scraped => ({
  [site(bucket, `route="${route}",le="0.5"`)]: rising(quick),
  [site(bucket, `route="${route}",le="1"`)]: rising(quick),
  [site(bucket, `route="${route}",le="10"`)]: rising(quick + slow),
  [site(bucket, `route="${route}",le="+Inf"`)]: rising(quick + slow),
});
const answered = (good: number, bad: number): Scraped => ({
  [site(count, 'route="/*",status="2xx"')]: rising(good),
  [site(count, 'route="/*",status="5xx"')]: rising(bad),
});

/** A figure of a process that is wrong for good, of one where it is right, and of one where it is wrong too short. */
const state = (series: string, wrong: number, right: number, minutes: number, blip: number): AlarmCase => ({
  minutes,
  fires: { [series]: always(wrong) },
  calm: {
    'it is well': { [series]: always(right) },
    'it is over soon': { [series]: `${wrong}+0x${blip} ${right}+0x2000` },
  },
});

/** A figure without a time to wait, which fires as soon as it is seen. */
const seen = (series: string, wrong: string, right: string): AlarmCase => ({
  ...{ minutes: 70, fires: { [series]: wrong } },
  calm: { 'it is well': { [series]: right } },
});

const ofProcesses: Readonly<Record<string, AlarmCase>> = {
  Down: state(site('up'), 0, 1, 3, 0),
  NobodyReady: {
    minutes: 4,
    fires: {
      [site('process_ready', 'role="web"')]: always(0),
      [site('process_ready', 'role="web"', 'b')]: always(0),
      [site('process_ready', 'role="jobs"', 'c')]: always(1),
    },
    calm: {
      'one of two serves': {
        [site('process_ready', 'role="web"')]: always(0),
        [site('process_ready', 'role="web"', 'b')]: always(1),
      },
    },
  },
  NotReady: state(site('process_ready', 'role="web"'), 0, 1, 8, 3),
  NotCurrent: state(site('process_current'), 0, 1, 4, 0),
  Errors: {
    minutes: 15,
    fires: answered(600, 30),
    calm: {
      'one in a hundred': answered(600, 6),
      'one of ten asks at night': answered(0.5, 0.1),
      'nobody comes': answered(0, 0),
    },
  },
  PagesSlow: {
    minutes: 20,
    fires: times('/*', 900, 100),
    calm: { 'few are slow': times('/*', 990, 10), 'calls are': times('/v4/top/threads', 900, 100) },
  },
  CallsSlow: {
    minutes: 20,
    fires: times('/v4/top/threads', 900, 100),
    calm: { 'few are slow': times('/v4/top/threads', 990, 10), 'pages are': times('/*', 900, 100) },
  },
  LoopBlocked: state(site('nodejs_eventloop_lag_p99_seconds'), 0.9, 0.05, 14, 5),
  PoolBusy: state(site('db_pool_connections', 'state="awaited"'), 40, 2, 8, 3),
  DataDirFull: {
    minutes: 8,
    fires: { [site('data_dir_free_bytes')]: always(5e9), [site('data_dir_size_bytes')]: always(100e9) },
    calm: {
      'half is free': { [site('data_dir_free_bytes')]: always(50e9), [site('data_dir_size_bytes')]: always(100e9) },
    },
  },
  ClockSkew: state(site('clock_skew_seconds'), 4, 0.1, 8, 3),
  StorageAway: state(site('storage_reachable'), 0, 1, 5, 1),
  RedisAway: state(site('bus_by_redis'), 0, 1, 5, 1),
};

const ofWork: Readonly<Record<string, AlarmCase>> = {
  JobsLate: state(site('jobs_oldest_seconds'), 400, 20, 8, 3),
  NobodyWorksJobs: state(site('jobs_processes'), 0, 1, 8, 3),
  NobodyWorksLog: state(site('event_log_workers'), 0, 1, 4, 0),
  EventsLate: state(site('outbox_oldest_seconds'), 400, 2, 8, 3),
  EventReaderFails: seen(site('event_reader_attempts', 'reader="search"'), always(4), always(1)),
  JobsFail: seen(site('jobs_total', 'task="a.b",outcome="failed"'), rising(1), `${always(30)}`),
  MoneyJobFails: {
    minutes: 10,
    fires: { [site('jobs_failing_seconds', 'task="creator.settle-months"')]: always(1800) },
    calm: {
      'it failed once': { [site('jobs_failing_seconds', 'task="creator.settle-months"')]: always(300) },
      'it moves no money': { [site('jobs_failing_seconds', 'task="feeds.clean-up"')]: always(1800) },
    },
  },
  MailsFail: {
    minutes: 30,
    fires: {
      [site('jobs_total', 'task="mail.send",outcome="failed"')]: rising(3),
      [site('jobs_total', 'task="mail.send",outcome="done"')]: always(900),
      [site('jobs_total', 'task="a.b",outcome="done"')]: rising(9),
    },
    calm: {
      'many mailboxes are full, and the others get theirs': {
        [site('jobs_total', 'task="mail.send",outcome="failed"')]: rising(3),
        [site('jobs_total', 'task="mail.send",outcome="done"')]: rising(1),
      },
      'one is full at night': { [site('jobs_total', 'task="mail.send",outcome="failed"')]: rising(0.1) },
    },
  },
  RefusedElsewhere: seen(
    site('checks_total', 'check="mail-service",outcome="faulty"'),
    afterwards(0, 50, 1),
    always(3),
  ),
};

const faulty = (check: string): AlarmCase => ({
  ...seen(site('checks_total', `check="${check}",outcome="faulty"`), afterwards(0, 50, 1), always(1)),
  calm: {
    'it was long ago': { [site('checks_total', `check="${check}",outcome="faulty"`)]: always(1) },
    'it was sound': { [site('checks_total', `check="${check}",outcome="sound"`)]: afterwards(0, 50, 1) },
  },
});
const overdue = (what: string, seconds: number): AlarmCase => ({
  minutes: 8,
  fires: { [site('overdue_seconds', `what="${what}"`)]: always(seconds * 2) },
  calm: {
    'nothing is': { [site('overdue_seconds', `what="${what}"`)]: always(0) },
    'it is under way': { [site('overdue_seconds', `what="${what}"`)]: always(seconds / 2) },
  },
});

const ofMoney: Readonly<Record<string, AlarmCase>> = {
  LedgerFaulty: faulty('ledger'),
  ChainFaulty: faulty('chain'),
  LedgerUnproven: {
    minutes: 1800,
    fires: { [site('checks_total', 'check="ledger",outcome="sound"')]: always(4) },
    calm: { 'it ran at night': { [site('checks_total', 'check="ledger",outcome="sound"')]: afterwards(4, 900, 5) } },
  },
  ReferencesBroken: faulty('references'),
  DrawLate: overdue('draw.close', 1200),
  DrawNumberLate: overdue('draw.number', 7200),
  IncomeLate: overdue('creator.income', 7200),
};

const patroni = (name: string, of: string): string => `${name}{job="patroni",scope="baobab",instance="${of}"}`;

const ofDatabase: Readonly<Record<string, AlarmCase>> = {
  ReplicaLeft: state(site('replica_serving', 'replica="db2"'), 0, 1, 8, 3),
  ReplicaBehind: state(site('replica_lag_seconds', 'replica="db2"'), 9, 0.1, 8, 3),
  FailedOver: seen(site('database_timeline'), afterwards(3, 50, 4), afterwards(3, 5, 4)),
  StandbyMissing: {
    minutes: 800,
    fires: { [site('database_standbys')]: afterwards(2, 700, 1) },
    calm: {
      'there was never one': { [site('database_standbys')]: always(0) },
      'a copy was made at noon': { [site('database_standbys')]: `2+0x700 3+0x30 2+0x2000` },
    },
  },
  NoPrimary: {
    minutes: 4,
    fires: { [patroni('patroni_primary', 'db1')]: always(0), [patroni('patroni_primary', 'db2')]: always(0) },
    calm: {
      'another is': {
        [patroni('patroni_primary', 'db1')]: afterwards(1, 2, 0),
        [patroni('patroni_primary', 'db2')]: afterwards(0, 2, 1),
      },
    },
  },
  TwoPrimaries: {
    minutes: 4,
    fires: { [patroni('patroni_primary', 'db1')]: always(1), [patroni('patroni_primary', 'db2')]: always(1) },
    calm: {
      'one is': { [patroni('patroni_primary', 'db1')]: always(1), [patroni('patroni_primary', 'db2')]: always(0) },
    },
  },
  NoSyncStandby: {
    minutes: 8,
    fires: { [patroni('patroni_sync_standby', 'db1')]: always(0), [patroni('patroni_sync_standby', 'db2')]: always(0) },
    calm: {
      'one is in step': {
        [patroni('patroni_sync_standby', 'db1')]: always(0),
        [patroni('patroni_sync_standby', 'db2')]: always(1),
      },
      'it is chosen anew': { [patroni('patroni_sync_standby', 'db1')]: afterwards(0, 3, 1) },
    },
  },
};

const ofBackups: Readonly<Record<string, AlarmCase>> = {
  BackupRunFailed: seen(site('run_failed', 'run="backup"'), always(1), always(0)),
  BackupOld: {
    minutes: 8,
    fires: { [site('run_succeeded_seconds', 'run="backup"')]: always(100_000) },
    calm: {
      'it was last night': { [site('run_succeeded_seconds', 'run="backup"')]: always(80_000) },
      'one process has not seen it': {
        [site('run_succeeded_seconds', 'run="backup"')]: always(100_000),
        [site('run_succeeded_seconds', 'run="backup"', 'b')]: always(60),
      },
    },
  },
  BackupNever: {
    minutes: 1800,
    fires: { [site('up')]: always(1) },
    calm: { 'there is one': { [site('up')]: always(1), [site('run_succeeded_seconds', 'run="backup"')]: always(100) } },
  },
  DrillFailed: seen(site('run_failed', 'run="drill"'), always(1), always(0)),
};

const unit = 'node_systemd_unit_state{name="baobab-backup.service",state="failed"}';
const timer = 'node_systemd_timer_last_trigger_seconds{name="baobab-backup.timer"}';
const disk = (name: string): string => `node_filesystem_${name}_bytes{mountpoint="/srv"}`;

const ofMachines: Readonly<Record<string, AlarmCase>> = {
  BackupFailed: seen(unit, always(1), always(0)),
  BackupLate: {
    minutes: 1700,
    fires: { [timer]: always(0) },
    calm: { 'it was begun': { [timer]: afterwards(0, 1400, 84_000) } },
  },
  DiskFull: {
    minutes: 14,
    fires: { [disk('avail')]: always(10), [disk('size')]: always(100) },
    calm: { 'a third is free': { [disk('avail')]: always(33), [disk('size')]: always(100) } },
  },
};

/** By the alarm's name without `Baobab`. */
export const alarmCases: Readonly<Record<string, AlarmCase>> = {
  ...{ ...ofProcesses, ...ofWork, ...ofMoney, ...ofDatabase, ...ofBackups, ...ofMachines },
};
