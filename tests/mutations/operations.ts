import type { Mutation } from './support/mutation.ts';

export const tests = 'server/platform/process/';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'a process of web works jobs',
    file: 'server/platform/process/serve.ts',
    find: "if (config.role === 'web') return lookForWorkers({ pool, log });",
    put: '',
    noticedIn: 'server/platform/process/roles.test.ts',
  },
  {
    breaks: 'a process of jobs serves everything',
    file: 'server/platform/process/serve.ts',
    find: "role === 'jobs' ? createWatchedServer(",
    put: "role === 'web' ? createWatchedServer(",
    noticedIn: 'server/platform/process/roles.test.ts',
  },
  {
    breaks: 'a process that ends closes before balancers have seen it',
    file: 'server/platform/process/serve.ts',
    find: 'if (drainSeconds > 0) {',
    put: 'if (drainSeconds < 0) {',
    noticedIn: 'server/platform/process/run.test.ts',
  },
  {
    breaks: 'a process of web works the event log',
    file: 'server/platform/outbox/turn.ts',
    find: "role === 'web' ? otherProcesses(deps.bus) : createLogTurn(deps)",
    put: 'createLogTurn(deps)',
    noticedIn: 'server/roles.test.ts',
  },
  {
    breaks: 'what is announced while another release works the log waits for nobody',
    file: 'server/platform/outbox/dispatch.ts',
    find: 'await nameReaders(work.prepare, deps.log);',
    put: '',
    noticedIn: 'server/roles.test.ts',
  },
  {
    breaks: 'browsers that are sent away come back all at once',
    file: 'server/platform/realtime/returns.ts',
    find: '(span * (place + random())) / count',
    put: 'span * random() * 0.01',
    noticedIn: 'server/platform/realtime/returns.test.ts',
  },
  {
    breaks: 'a process that waits to migrate blocks the index that it waits for',
    file: 'server/platform/db/migrate.ts',
    find: "'select pg_try_advisory_lock($1, $2) as mine'",
    put: "'select pg_advisory_lock($1, $2), true as mine'",
    noticedIn: 'server/platform/db/migrate.test.ts',
  },
  {
    breaks: 'a setting and its file are both taken',
    file: 'server/config/from-files.ts',
    find: 'if (env[name]) problems.push(`${name} and ${name}_FILE are both set`);',
    put: '',
    noticedIn: 'server/config/from-files.test.ts',
  },
];
