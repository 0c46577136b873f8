import { type Assumed, assumptions, optionOf } from './assumptions.ts';
import { type Figures, figuresOf, type Taken } from './figures.ts';
import { type Bill, billOf, type Machine, type Need, needOf } from './machines.ts';
import { asksADay, costs, egressAMonth, filesAYear, rowsAYear, standingRows, stockOf, sumOf } from './rules.ts';
import { dueAt, steps } from './steps.ts';

/** Everything that is reckoned rests on judgements, so that half of it or twice as much is as likely. */
const uncertain = 2;

/** So many digits that say something; whole numbers from a hundred on, with marks between thousands. */
export function figure(value: number, digits = 2): string {
  const rounded = Math.abs(value) < 100 ? Number(value.toPrecision(digits)) : Math.round(value);
  return rounded.toLocaleString('en', { maximumFractionDigits: 20 });
}

/** Bytes in the unit that is read most easily. */
export function size(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'];
  const at = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return `${figure(bytes / 1000 ** at, 3)} ${units[at]}`;
}

const between = (value: number): string => `${figure(value / uncertain)} to ${figure(value * uncertain)}`;

function table(head: readonly string[], rows: readonly (readonly string[])[], words = 1): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map((_, i) => (i < words ? '---|' : '--:|')).join('')}`, ...rows.map(line)].join('\n');
}

/** A row for each part and one for what they are together. */
function added(
  sizes: readonly number[],
  parts: (members: number) => Readonly<Record<string, number>>,
  text: (value: number) => string,
): string[][] {
  const columns = sizes.map(parts);
  const names = Object.keys(columns[0] ?? {});
  const rows = names.map((name) => [name, ...columns.map((column) => text(column[name] ?? 0))]);
  return [...rows, ['**together**', ...columns.map((column) => `**${text(sumOf(column))}**`)]];
}

const members = (count: number): string => `${figure(count)} members`;
const machineText = ({ count, cores, memory, disk }: Machine): string =>
  `${count} × (${cores} cores, ${memory} GB, disk ${size(disk * 1e9)})`;
const machineNames = ['everything', 'web', 'jobs', 'database', 'proxy', 'Redis'] as const;

/** What so many members need, a column for each number of them. */
export function needsTable(sizes: readonly number[], f: Figures, a: Assumed): string {
  const needs = sizes.map((count) => needOf(count, f, a));
  const row = (name: string, of: (need: Need) => string): string[] => [name, ...needs.map(of)];
  const perMember = (need: Need): number => sumOf(billOf(need, f, a)) / need.members;
  const asked = (count: number): number => {
    const { guestPages, memberPages, replies } = asksADay(count, a);
    return ((guestPages + memberPages + replies) / 86_400) * a.peak;
  };
  return table(
    ['', ...sizes.map(members)],
    [
      row('pages and replies a second, at the busiest', ({ members: count }) => figure(asked(count))),
      row('busy cores then: site; jobs; database', ({ cores }) =>
        [cores.site, cores.jobs, cores.database].map((value) => figure(value)).join('; '),
      ),
      row('processes: web; jobs', ({ webProcesses, jobProcesses }) => `${webProcesses}; ${jobProcesses}`),
      ...machineNames.map((name) =>
        row(`machines: ${name}`, ({ machines }) =>
          machines
            .filter(({ what }) => what === name)
            .map(machineText)
            .join(''),
        ),
      ),
      row('databases beside each other', ({ primaries }) => `${primaries}`),
      row('in a store apart: backups, and files once machines are several', ({ store }) => size(store * 1e9)),
      row('a month', (need) => figure(sumOf(billOf(need, f, a)))),
      row('a member and month', (need) => figure(perMember(need))),
      row('the same, half or twice', (need) => between(perMember(need))),
    ],
  );
}

export const asksTable = (sizes: readonly number[], f: Figures, a: Assumed): string => {
  const each = costs(f, a);
  const asks = sizes.map((count) => asksADay(count, a));
  const names = Object.keys(each) as (keyof typeof each)[];
  const rows = names.map((name) => [
    name,
    ...[each[name].site, each[name].jobs, each[name].database].map((value) => figure(value)),
    ...asks.map((column) => figure(column[name])),
  ]);
  return table(['a day', 'site, ms', 'jobs, ms', 'database, ms', ...sizes.map(members)], rows);
};

export const storageTable = (sizes: readonly number[], f: Figures, a: Assumed): string =>
  table(
    ['added a year', ...sizes.map(members)],
    added(sizes, (count) => ({ ...rowsAYear(count, f, a), ...filesAYear(count, a) }), size),
  );

export const stockTable = (sizes: readonly number[], f: Figures, a: Assumed): string =>
  table(
    [`after ${a.years} years`, ...sizes.map(members)],
    [
      ...added(sizes, (count) => ({ ...stockOf(count, f, a) }), size),
      ...(['members', 'notices'] as const).map((part) => [
        `of the rows, ${part}, whatever the year`,
        ...sizes.map((count) => size(standingRows(count, f, a)[part])),
      ]),
    ],
  );

export const egressTable = (sizes: readonly number[], f: Figures, a: Assumed): string =>
  table(
    ['sent a month', ...sizes.map(members)],
    added(sizes, (count) => egressAMonth(count, f, a), size),
  );

export const billTable = (sizes: readonly number[], f: Figures, a: Assumed): string =>
  table(
    ['a month', ...sizes.map(members)],
    added(sizes, (count): Bill => billOf(needOf(count, f, a), f, a), figure),
  );

export const stepsTable = (f: Figures, a: Assumed): string =>
  table(
    ['step', 'due when', 'members', 'half or twice'],
    steps
      .map((step) => ({ step, due: dueAt(step, f, a) }))
      .toSorted((one, other) => (one.due ?? Number.MAX_VALUE) - (other.due ?? Number.MAX_VALUE))
      .map(({ step, due }) => [
        step.name,
        step.when(a),
        ...(due === undefined ? ['never', ''] : [rough(due), roughBetween(due)]),
      ]),
    2,
  );

/** Two digits: more would say what nobody knows. */
const rough = (value: number): string => Number(value.toPrecision(2)).toLocaleString('en');
const roughBetween = (value: number): string => `${rough(value / uncertain)} to ${rough(value * uncertain)}`;

export const assumptionsTable = (a: Assumed): string =>
  table(
    ['option', 'value', 'what', 'source'],
    Object.entries(assumptions).map(([name, { what, source }]) => [
      `\`--${optionOf(name)}\``,
      figure(a[name as keyof Assumed]),
      what,
      a[name as keyof Assumed] === assumptions[name as keyof Assumed].value ? source : 'given',
    ]),
  );

export const figuresTable = (taken: readonly Taken[]): string =>
  table(
    ['line of the bench', 'what', 'figure', 'run'],
    taken.map(({ line, take, value, unit, run }) => [line, take, `${figure(value)} ${unit}`, run]),
    2,
  );

/** All of it, as it stands in docs/operations/scale.md. */
export function report(sizes: readonly number[], taken: readonly Taken[], a: Assumed): string {
  const f = figuresOf(taken);
  const parts: [string, string][] = [
    ['What is needed', needsTable(sizes, f, a)],
    ['When which step is due', stepsTable(f, a)],
    ['What a month costs', billTable(sizes, f, a)],
    ['Storage', `${storageTable(sizes, f, a)}\n\n${stockTable(sizes, f, a)}`],
    ['Egress', egressTable(sizes, f, a)],
    ['What is asked, and what one costs', asksTable(sizes, f, a)],
    ['What was measured', figuresTable(taken)],
    ['What is assumed', assumptionsTable(a)],
  ];
  return parts.map(([head, body]) => `## ${head}\n\n${body}\n`).join('\n');
}
