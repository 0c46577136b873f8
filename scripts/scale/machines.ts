import type { Assumed } from './assumptions.ts';
import type { Figures } from './figures.ts';
import {
  allCores,
  type Cost,
  connectedAtPeak,
  egressAMonth,
  filesAYear,
  rowsAYear,
  type Stock,
  stockOf,
  sumOf,
} from './rules.ts';

const gigabyte = 1e9;
const mebibyte = 2 ** 20;
/** Checkout, packages, the system itself. */
const systemDisk = 20;
/** Memory in GB that the system and the proxy take of a machine. */
const systemMemory = 1;
/** Rows, what is written anew before the old is cleaned up, and PostgreSQL's own log. */
const diskForRows = 1.5;
const standbys = 2;
/** Beside one that may be lost or takes a new release. */
const leastOfAKind = 2;

export interface Machine {
  what: 'everything' | 'web' | 'jobs' | 'database' | 'proxy' | 'Redis';
  count: number;
  /** Of each: cores, and GB of memory and disk. */
  cores: number;
  memory: number;
  disk: number;
}

export interface Need {
  members: number;
  /** Busy cores at the busiest. */
  cores: Cost;
  webProcesses: number;
  jobProcesses: number;
  primaries: number;
  stock: Stock;
  machines: Machine[];
  /** GB in a store apart; on a disk of the only machine else. */
  store: number;
}

/** Processes that are busy for that share at most; each is worth less than one that is alone. */
export function processesOf(cores: number, a: Assumed): number {
  const alone = cores / a.busy;
  return alone <= 1 ? 1 : Math.ceil(alone / a.together);
}

/** Cores of the database, of which that share is busy at most. */
const databaseCores = ({ database }: Cost, a: Assumed): number => Math.max(1, Math.ceil(database / a.busy));

/** Cores that one machine with everything on it would have. */
export const coresOfOne = (cores: Cost, a: Assumed): number =>
  processesOf(cores.site + cores.jobs, a) + databaseCores(cores, a);

/** The next even number, as machines have. */
const even = (cores: number): number => Math.max(2, Math.ceil(cores / 2) * 2);
/** The next power of two, as machines have, in GB. */
const memoryOf = (gigabytes: number): number => 2 ** Math.ceil(Math.log2(Math.max(2, gigabytes)));

/** What so many members need. All machines but the first stage's come in twos at least, the database's in threes. */
export function needOf(members: number, f: Figures, a: Assumed): Need {
  const cores = allCores(members, f, a);
  const stock = stockOf(members, f, a);
  const isOne = coresOfOne(cores, a) <= a.machineCores;
  const shared = { members, cores, stock };
  if (isOne) {
    const webProcesses = processesOf(cores.site + cores.jobs, a);
    const memory = webProcesses * processMemory(f) + socketMemory(members, f, a) + rowsInMemory(members, f, a);
    const disk = systemDisk + (stock.rows * diskForRows + stock.files + stock.logs) / gigabyte;
    const machine: Machine = {
      ...{ what: 'everything', count: 1, cores: even(coresOfOne(cores, a)) },
      ...{ memory: memoryOf(memory + systemMemory), disk },
    };
    return {
      ...{ ...shared, webProcesses, jobProcesses: 0, primaries: 1, machines: [machine] },
      store: stock.backups / gigabyte,
    };
  }
  const webProcesses = processesOf(cores.site, a);
  const jobProcesses = Math.max(leastOfAKind, processesOf(cores.jobs, a));
  const primaries = primariesOf(cores, stock, a);
  return {
    ...{ ...shared, webProcesses, jobProcesses, primaries },
    machines: apart({ webProcesses, jobProcesses, primaries, cores, stock, members }, f, a),
    store: (stock.backups + stock.files) / gigabyte,
  };
}

const processMemory = (f: Figures): number => (f.processMemory * mebibyte) / gigabyte;
const socketMemory = (members: number, f: Figures, a: Assumed): number =>
  (connectedAtPeak(members, a) * f.socketMemory * 1000) / gigabyte;
/** GB of the rows that are read most. */
const rowsInMemory = (members: number, f: Figures, a: Assumed): number =>
  ((sumOf(rowsAYear(members, f, a)) / 365) * a.hotDays) / gigabyte;

/** Databases beside each other: one, until its rows or its processor are too much for a machine. */
export const primariesOf = (cores: Cost, { rows }: Stock, a: Assumed): number =>
  Math.max(1, Math.ceil(rows / a.primaryRows), Math.ceil(databaseCores(cores, a) / a.primaryCores));

type Apart = Pick<Need, 'webProcesses' | 'jobProcesses' | 'primaries' | 'cores' | 'stock' | 'members'>;

function apart(need: Apart, f: Figures, a: Assumed): Machine[] {
  const { webProcesses, jobProcesses, primaries, cores, stock, members } = need;
  const webs = Math.max(leastOfAKind, Math.ceil(webProcesses / a.machineCores) + 1);
  const perWeb = Math.ceil(webProcesses / (webs - 1));
  const webMemory = perWeb * processMemory(f) + socketMemory(members, f, a) / (webs - 1);
  const rows = stock.rows / gigabyte / primaries;
  const hot = rowsInMemory(members, f, a) / primaries;
  const perJobs = Math.ceil(jobProcesses / leastOfAKind);
  const [web, jobs, database, proxy, redis]: Machine[] = [
    {
      ...{ what: 'web', count: webs, cores: even(perWeb), memory: memoryOf(webMemory + systemMemory) },
      disk: systemDisk + stock.logs / gigabyte / webs,
    },
    {
      ...{ what: 'jobs', count: leastOfAKind, cores: even(perJobs), disk: systemDisk },
      memory: memoryOf(perJobs * processMemory(f) + systemMemory),
    },
    {
      ...{ what: 'database', count: primaries * (1 + standbys) },
      ...{ cores: even(databaseCores(cores, a) / primaries), memory: memoryOf(hot + systemMemory) },
      disk: systemDisk + rows * diskForRows,
    },
    { what: 'proxy', count: leastOfAKind, cores: 2, memory: 2, disk: systemDisk },
    { what: 'Redis', count: leastOfAKind, cores: 2, memory: 2, disk: systemDisk },
  ];
  const isRedis = webProcesses + jobProcesses > a.busProcesses;
  return [web!, jobs!, database!, proxy!, ...(isRedis ? [redis!] : [])];
}

export type Bill = Record<'processor' | 'memory' | 'disk' | 'store' | 'egress', number>;

/** What a month costs, by what is paid for. */
export function billOf(need: Need, f: Figures, a: Assumed): Bill {
  const all = (of: 'cores' | 'memory' | 'disk'): number =>
    need.machines.reduce((sum, machine) => sum + machine.count * machine[of], 0);
  return {
    processor: all('cores') * a.priceCore,
    memory: all('memory') * a.priceMemory,
    disk: all('disk') * a.priceDisk,
    store: need.store * a.priceStore,
    egress: (sumOf(egressAMonth(need.members, f, a)) / gigabyte) * a.priceEgress,
  };
}

/** Bytes a year in all. */
export const bytesAYear = (members: number, f: Figures, a: Assumed): number =>
  sumOf(rowsAYear(members, f, a)) + sumOf(filesAYear(members, a));
