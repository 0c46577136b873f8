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
/** Of PostgreSQL, beside the rows that are read most. */
const databaseMemory = 1;
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

/** Bytes on the disk of one machine with everything on it but files. */
const ownDisk = ({ rows, logs }: Stock): number => systemDisk * gigabyte + rows * diskForRows + logs;

/** Whether one machine has the cores and the disk for everything, files apart. */
export const fitsOnOne = (cores: Cost, stock: Stock, a: Assumed): boolean =>
  coresOfOne(cores, a) <= a.machineCores && ownDisk(stock) <= a.machineDisk;

/** Whether files need a store of their own: machines share it, or the disk of the only one is full. */
export const needsStore = (cores: Cost, stock: Stock, a: Assumed): boolean =>
  !fitsOnOne(cores, stock, a) || ownDisk(stock) + stock.files > a.machineDisk;

/** What so many members need. All machines but the only one come in twos at least, the database's in threes. */
export function needOf(members: number, f: Figures, a: Assumed): Need {
  const cores = allCores(members, f, a);
  const stock = stockOf(members, f, a);
  const isOne = fitsOnOne(cores, stock, a);
  const webProcesses = processesOf(isOne ? cores.site + cores.jobs : cores.site, a);
  const jobProcesses = isOne ? 0 : Math.max(leastOfAKind, processesOf(cores.jobs, a));
  const primaries = isOne ? 1 : primariesOf(cores, stock, a);
  const need = { members, cores, stock, webProcesses, jobProcesses, primaries };
  const filesApart = needsStore(cores, stock, a) ? stock.files : 0;
  return {
    ...need,
    machines: isOne ? [everything(need, f, a)] : apart(need, f, a),
    store: (stock.backups + filesApart) / gigabyte,
  };
}

type Counted = Omit<Need, 'machines' | 'store'>;

function everything({ members, cores, stock, webProcesses }: Counted, f: Figures, a: Assumed): Machine {
  const ofSite = webProcesses * processMemory(f) + socketMemory(members, f, a);
  const files = needsStore(cores, stock, a) ? 0 : stock.files;
  return {
    ...{ what: 'everything', count: 1, cores: even(coresOfOne(cores, a)) },
    memory: memoryOf(ofSite + databaseMemory + rowsInMemory(members, f, a) + systemMemory),
    disk: (ownDisk(stock) + files) / gigabyte,
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

function apart(need: Counted, f: Figures, a: Assumed): Machine[] {
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
      ...{ cores: even(databaseCores(cores, a) / primaries), memory: memoryOf(hot + databaseMemory + systemMemory) },
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
