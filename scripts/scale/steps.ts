import type { Assumed } from './assumptions.ts';
import type { Figures } from './figures.ts';
import { coresOfOne, type Need, needOf } from './machines.ts';
import { coresAtPeak, rowsAYear } from './rules.ts';

export interface Step {
  name: string;
  /** When it is due, in words. */
  when: string;
  isDue(need: Need, f: Figures, a: Assumed): boolean;
}

const isApart: Step['isDue'] = ({ cores }, _, a) => coresOfOne(cores, a) > a.machineCores;

/** In the order of docs/operations: each is due from some number of members on. */
export const steps: readonly Step[] = [
  {
    name: 'a second process (`WEB_CONCURRENCY`)',
    when: 'one would be busy for more than 60 % of the busiest minute',
    isDue: ({ webProcesses }) => webProcesses > 1,
  },
  {
    name: 'a second machine, the database on its own three, jobs apart (`ROLE`), S3',
    when: 'everything together wants more than 8 cores',
    isDue: isApart,
  },
  {
    name: 'Redis (`REDIS_URL`)',
    when: 'more than 5 processes of web and jobs',
    isDue: ({ webProcesses, jobProcesses }, _, a) => webProcesses + jobProcesses > a.busProcesses,
  },
  {
    name: 'replicas that are read (`DATABASE_REPLICA_URLS`)',
    when: 'searches alone want a core of the database',
    isDue: ({ members }, f, a) => coresAtPeak(members, f, a).searches.database / a.busy > 1,
  },
  {
    name: 'partitions',
    when: 'the largest table is larger than 0.5 TB after 3 years',
    isDue: ({ members }, f, a) => Math.max(...Object.values(rowsAYear(members, f, a))) * a.years > a.tableRows,
  },
  {
    name: 'a second primary',
    when: 'rows are more than 4 TB after 3 years, or the primary wants more than 64 cores',
    isDue: ({ primaries }) => primaries > 1,
  },
];

const most = 1e10;

/** The fewest members at which a step is due, or undefined where it isn't for ten thousand million. */
export function dueAt(step: Step, f: Figures, a: Assumed): number | undefined {
  const isDue = (members: number): boolean => step.isDue(needOf(members, f, a), f, a);
  if (!isDue(most)) return undefined;
  let [few, many] = [0, most];
  while (many - few > 1) {
    const between = Math.floor((few + many) / 2);
    if (isDue(between)) many = between;
    else few = between;
  }
  return many;
}
