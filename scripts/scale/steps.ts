import type { Assumed } from './assumptions.ts';
import type { Figures } from './figures.ts';
import { fitsOnOne, type Need, needOf, needsStore } from './machines.ts';
import { coresAtPeak, rowsAYear } from './rules.ts';

export interface Step {
  name: string;
  /** When it is due, in words. */
  when: (a: Assumed) => string;
  isDue(need: Need, f: Figures, a: Assumed): boolean;
}

/** Each is due from some number of members on. */
export const steps: readonly Step[] = [
  {
    name: 'a second process (`WEB_CONCURRENCY`)',
    when: ({ busy }) => `one would be busy for more than ${busy * 100} % of the busiest minute`,
    isDue: ({ webProcesses }) => webProcesses > 1,
  },
  {
    name: 'a store for files (`STORAGE_URL`)',
    when: ({ machineDisk, years }) =>
      `machines are several, or rows, logs and files are more than ${machineDisk / 1e12} TB after ${years} years`,
    isDue: ({ cores, stock }, _, a) => needsStore(cores, stock, a),
  },
  {
    name: 'more machines: web, jobs apart (`ROLE`), the database on three',
    when: ({ machineCores, machineDisk }) =>
      `everything together wants more than ${machineCores} cores, or all but files ${machineDisk / 1e12} TB`,
    isDue: ({ cores, stock }, _, a) => !fitsOnOne(cores, stock, a),
  },
  {
    name: 'Redis (`REDIS_URL`)',
    when: ({ busProcesses }) => `more than ${busProcesses} processes of web and jobs`,
    isDue: ({ webProcesses, jobProcesses }, _, a) => webProcesses + jobProcesses > a.busProcesses,
  },
  {
    name: 'replicas that are read (`DATABASE_REPLICA_URLS`)',
    when: () => 'searches alone want a core of the database',
    isDue: ({ members }, f, a) => coresAtPeak(members, f, a).searches.database / a.busy > 1,
  },
  {
    name: 'a pooler (`DATABASE_DIRECT_URL`)',
    when: ({ pool, connections }) => `${pool} connections a process are more than ${connections}`,
    isDue: ({ webProcesses, jobProcesses }, _, a) => (webProcesses + jobProcesses) * a.pool > a.connections,
  },
  {
    name: 'partitions',
    when: ({ tableRows, years }) => `the largest table is larger than ${tableRows / 1e12} TB after ${years} years`,
    isDue: ({ members }, f, a) => Math.max(...Object.values(rowsAYear(members, f, a))) * a.years > a.tableRows,
  },
  {
    name: 'a second primary',
    when: ({ primaryRows, primaryCores, years }) =>
      `rows are more than ${primaryRows / 1e12} TB after ${years} years, or the primary wants more than ${primaryCores} cores`,
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
