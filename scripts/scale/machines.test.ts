import { describe, expect, test } from 'vitest';
import { assumed } from './assumptions.ts';
import { linesOf, takeFigures } from './figures.ts';
import { billOf, coresOfOne, fitsOnOne, needOf, needsStore, primariesOf, processesOf } from './machines.ts';
import type { Stock } from './rules.ts';
import { dueAt, type Step, steps } from './steps.ts';
import { plain, quiet } from './testing.ts';

const a = assumed();
const tera = 1e12;
const stock = (given: Partial<Stock>): Stock => ({ rows: 0, files: 0, backups: 0, logs: 0, ...given });
const cores = (site: number, database = 0) => ({ site, jobs: 0, database });

test.each([
  [0, 1],
  [0.6, 1],
  // A second one, as the first is worth less beside it.
  [0.61, 2],
  [1.01, 2],
  [1.03, 3],
  [10, 20],
])('%d busy cores take %d processes', (busy, processes) => {
  expect(processesOf(busy, { ...a, busy: 0.6, together: 0.85 })).toBe(processes);
});

test.each([
  ['little', cores(0.1), stock({}), true, false],
  ['as many cores as it has', cores(3.57, 0.6), stock({}), true, false],
  ['a core more', cores(3.58, 0.6), stock({}), false, true],
  ['files that its disk holds', cores(0.1), stock({ files: 1.9 * tera }), true, false],
  ['files that it doesn’t hold', cores(0.1), stock({ files: 2 * tera }), true, true],
  ['rows with the room to write them anew', cores(0.1), stock({ rows: 1.31 * tera }), true, false],
  ['rows that leave no room for that', cores(0.1), stock({ rows: 1.33 * tera }), false, true],
  ['logs that fill it', cores(0.1), stock({ logs: 2 * tera }), false, true],
])('one machine and its disk: %s', (_, busy, stored, fits, store) => {
  expect(fitsOnOne(busy, stored, a)).toBe(fits);
  expect(needsStore(busy, stored, a)).toBe(store);
});

test.each([
  ['little', cores(0, 1), stock({}), 1],
  ['rows of one', cores(0, 1), stock({ rows: 4 * tera }), 1],
  ['more rows', cores(0, 1), stock({ rows: 4.1 * tera }), 2],
  ['processor of one', cores(0, 38.4), stock({}), 1],
  ['more processor', cores(0, 39), stock({}), 2],
])('databases beside each other: %s', (_, busy, stored, primaries) => {
  expect(primariesOf(busy, stored, a)).toBe(primaries);
});

const sizes = [1, 1000, 10_000, 100_000, 300_000, 1_000_000, 3_000_000, 10_000_000, 100_000_000];

describe.each(sizes)('the machines of %d members', (members) => {
  const need = needOf(members, plain, a);
  const of = (what: string) => need.machines.find((machine) => machine.what === what);

  test('have the cores and the disk for all of it', () => {
    const all = need.machines.reduce((sum, { count, cores: each }) => sum + count * each, 0);
    expect(all * a.busy).toBeGreaterThanOrEqual(need.cores.site + need.cores.jobs + need.cores.database);
    const holds = (of('everything') ?? of('database'))!;
    expect((holds.disk * 1e9 * need.primaries) / need.stock.rows).toBeGreaterThan(1.49);
    const files = need.store * 1e9 - need.stock.backups;
    expect(files > 1 ? files : holds.disk * 1e9).toBeGreaterThanOrEqual(need.stock.files * 0.999);
  });

  test('lack nothing where one of a kind is lost', () => {
    const web = of('web');
    if (web === undefined) return expect(need.machines).toHaveLength(1);
    expect((web.count - 1) * web.cores).toBeGreaterThanOrEqual(need.webProcesses);
    expect(web.cores).toBeLessThanOrEqual(a.machineCores);
    expect(of('database')?.count).toBe(need.primaries * 3);
    for (const machine of need.machines) expect(machine.count).toBeGreaterThan(1);
  });

  test('are paid by the core, the GB and what is sent', () => {
    const free = { ...a, priceCore: 0, priceMemory: 0, priceDisk: 0, priceStore: 0, priceEgress: 0 };
    const paid = (given: Partial<typeof a>) => billOf(need, plain, { ...free, ...given });
    const sum = (part: 'cores' | 'memory' | 'disk') =>
      need.machines.reduce((all, machine) => all + machine.count * machine[part], 0);
    const nothing = { processor: 0, memory: 0, disk: 0, store: 0, egress: 0 };
    expect(paid({})).toEqual(nothing);
    expect(paid({ priceCore: 2 })).toEqual({ ...nothing, processor: 2 * sum('cores') });
    expect(paid({ priceMemory: 2 })).toEqual({ ...nothing, memory: 2 * sum('memory') });
    expect(paid({ priceDisk: 2 })).toEqual({ ...nothing, disk: 2 * sum('disk') });
    expect(paid({ priceStore: 2 })).toEqual({ ...nothing, store: 2 * need.store });
    expect(paid({ priceEgress: 2 }).egress).toBeGreaterThan(0);
  });
});

describe('steps', () => {
  test.each(steps.map((step) => [step.name, step] as const))('%s is due from one figure on', (_, step) => {
    const due = dueAt(step, plain, a)!;
    const isDue = (members: number) => step.isDue(needOf(members, plain, a), plain, a);
    expect([0.5, 0.9, 1, 1.1, 2, 5].map((times) => isDue(Math.ceil(due * times)))).toEqual([
      ...[false, false, true, true, true, true],
    ]);
    expect(isDue(due - 1)).toBe(false);
  });

  const named = (word: string): Step => steps.find(({ name }) => name.includes(word))!;

  test.each([
    ['second process', { busy: 0.3 }, 'fewer'],
    ['store', { machineDisk: 1e12 }, 'fewer'],
    ['more machines', { machineCores: 4 }, 'fewer'],
    ['Redis', { busProcesses: 2 }, 'fewer'],
    ['replicas', { databaseSearch: 30 }, 'fewer'],
    ['pooler', { connections: 1000 }, 'more'],
    ['partitions', { tableRows: 1e12 }, 'more'],
    ['second primary', { primaryRows: 8e12 }, 'more'],
  ] as const)('%s follows its assumption', (word, given, expected) => {
    const [usual, other] = [a, { ...a, ...given }].map((each) => dueAt(named(word), plain, each)!);
    expect(other! < usual! ? 'fewer' : other! > usual! ? 'more' : 'the same').toBe(expected);
  });

  test('one that nothing asks for is never due', () => {
    expect(dueAt(named('replicas'), plain, quiet)).toBeUndefined();
  });

  test('cores of one machine are those of its processes and of the database', () => {
    expect(coresOfOne({ site: 0.5, jobs: 0.1, database: 0 }, a)).toBe(2);
    expect(coresOfOne({ site: 1, jobs: 0.01, database: 0.7 }, a)).toBe(4);
  });
});

describe('figures of the bench', () => {
  const line = { name: 'thread page, member, rendered', unit: '/s', measured: 500, bytes: 7 };
  const whole = (lines: object[]) => linesOf(JSON.stringify({ lines }));
  const names = takeNames();

  function takeNames(): string[] {
    const found: string[] = [];
    for (;;) {
      try {
        takeFigures(whole(found.map((name) => ({ ...line, name }))));
        return found;
      } catch (error) {
        found.push(/"(.+)"/.exec(String(error))![1]!);
      }
    }
  }

  test('a rate without a cost filled a core; with one, that is taken', () => {
    const of = (given: object) =>
      takeFigures(whole([{ ...line, ...given }]), whole(names.map((name) => ({ ...line, name }))));
    const cost = (given: object) => of(given).find(({ figure }) => figure === 'memberAgain')!.value;
    expect(cost({})).toBe(2);
    expect(cost({ cost: 1.3 })).toBe(1.3);
  });

  test('a line that the first lacks is taken of the next, with its run', () => {
    const stored = whole(names.map((name) => ({ ...line, name, run: 'stored' })));
    const taken = takeFigures(whole([line]), stored);
    expect(taken.filter(({ run }) => run !== 'stored').map((each) => each.line)).toEqual([line.name, line.name]);
  });

  test('a line that none has is named', () => {
    expect(() => takeFigures(whole([line]))).toThrow('no measured line "thread page, guest, from the cache"');
  });
});
