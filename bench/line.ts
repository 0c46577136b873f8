import { type FloorName, type FloorTimes, shareOfFloor } from './share.ts';

/** What a line is measured in. */
export type Unit = '/s' | 'kB' | 'B' | 's' | 'MiB' | 'ms' | 'µs' | 'scans' | 'taps' | '×';

/** One figure of the bench beside what it should be. */
export interface Line {
  name: string;
  unit: Unit;
  measured: number;
  /** Absent where the figure is shown for comparison only. */
  target?: number;
  /** What a rate is a share of. */
  floor?: FloorName;
  remark?: string;
  /** Milliseconds of processor that one answer cost the site. */
  cost?: number;
  /** Bytes of one answer, as they were sent. */
  bytes?: number;
}

export interface Verdict {
  reached: boolean | undefined;
  text: string;
}

/** Reached, or missed by how much of the target: of rates, and of what is so many times another, more is better, of the rest less. */
export function verdictOf({ unit, measured, target }: Line): Verdict {
  if (target === undefined) return { reached: undefined, text: '' };
  const reached = unit === '/s' || unit === '×' ? measured >= target : measured <= target;
  if (reached) return { reached, text: 'reached' };
  if (target === 0) return { reached, text: 'missed' };
  return { reached, text: `missed by ${Math.ceil((Math.abs(measured - target) / target) * 100)} %` };
}

const digits: Record<Unit, number> = { '/s': 0, kB: 1, B: 1, s: 2, MiB: 0, ms: 1, µs: 1, scans: 0, taps: 0, '×': 2 };

const figure = (value: number | undefined, unit: Unit): string =>
  value === undefined
    ? '-'
    : `${value.toLocaleString('en', { minimumFractionDigits: digits[unit], maximumFractionDigits: digits[unit] })} ${unit}`;

/** The lines as a Markdown table, columns aligned, fit for a terminal and for a document. */
export function tableOf(lines: readonly Line[], floors: FloorTimes = { begin: {}, end: {} }): string {
  const head = ['line', 'target', 'measured', 'verdict', 'of its floor', 'remark'];
  const rows = lines.map((line) => [
    line.name,
    figure(line.target, line.unit),
    figure(line.measured, line.unit),
    verdictOf(line).text,
    shareText(line, floors),
    line.remark ?? '',
  ]);
  const widths = head.map((name, i) => Math.max(name.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const numbers = new Set([1, 2]);
  const row = (cells: string[]) =>
    `| ${cells.map((cell, i) => (numbers.has(i) ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!))).join(' | ')} |`;
  const rule = `|${widths.map((width, i) => (numbers.has(i) ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`;
  return [row(head), rule, ...rows.map(row)].join('\n');
}

/** With the floor's name; empty where a line has none or it was not measured. */
export function shareText({ floor, measured }: Line, floors: FloorTimes): string {
  const share = floor === undefined ? '' : shareOfFloor(measured, floor, floors);
  return share === '' ? '' : `${share} of ${floor}`;
}

/** The value below which a share of the samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
