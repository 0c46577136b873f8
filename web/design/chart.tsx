import { useLocale } from '../router/locale.ts';
import { useT } from '../texts/texts.tsx';
import { type ChartSize, chartRoom, chartSizes, gridOf, placesOf } from './chart-lines.ts';

export interface ChartPoint {
  /** Written below the line where it is the first, the middle or the last: `26 Nov`. */
  name: string;
  count: number;
}

export interface ChartTable {
  /** What opens it: `The 14 days as a table`. */
  title: string;
  columns: readonly string[];
  /** The newest first; the first cell names the row. */
  rows: readonly (readonly string[])[];
}

interface ChartProps {
  points: readonly ChartPoint[];
  /** The least, the most and the last in words; `extremesOf` finds them. */
  label: string;
  table: ChartTable;
}

/**
 * One series of counts as a line from 0, drawn by the server, with the same as a table that opens without script. Which of the drawings
 * is seen follows from the room that it has.
 */
export function Chart({ points, label, table }: ChartProps) {
  if (points.length === 0) return null;
  return (
    <div className="@container">
      <div className="@sm:hidden">
        <Drawing points={points} label={label} size={chartSizes.phone} />
      </div>
      <div className="hidden max-w-108 @sm:block @xl:hidden">
        <Drawing points={points} label={label} size={chartSizes.half} />
      </div>
      <div className="hidden max-w-149.5 @xl:block">
        <Drawing points={points} label={label} size={chartSizes.wide} />
      </div>
      <FiguresTable {...table} />
    </div>
  );
}

/** A flat dashed line, where no figure has come yet. */
export function EmptyChart({ label }: { label: string }) {
  return (
    <div className="@container">
      <EmptyDrawing label={label} width={chartSizes.phone.width} className="block @sm:hidden" />
      <EmptyDrawing label={label} width={chartSizes.half.width} className="hidden max-w-108 @sm:block @xl:hidden" />
      <EmptyDrawing label={label} width={chartSizes.wide.width} className="hidden max-w-149.5 @xl:block" />
    </div>
  );
}

function EmptyDrawing({ label, width, className }: { label: string; width: number; className: string }) {
  const end = width - 8;
  return (
    <svg className={`w-full ${className}`} viewBox={`0 0 ${width} 120`} role="img" aria-label={label}>
      <path className="stroke-line" d={`M8 14H${end}M8 48H${end}M8 82H${end}`} />
      <path
        className="stroke-line-strong"
        d={`M8 104H${end}`}
        strokeWidth="3"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Drawing({ points, label, size }: { points: readonly ChartPoint[]; label: string; size: ChartSize }) {
  const room = chartRoom(size);
  const places = placesOf(
    points.map(({ count }) => count),
    size,
  );
  const line = `M${places.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  const first = places[0];
  const last = places.at(-1);
  return (
    <svg
      className="block w-full"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
      direction="ltr"
    >
      <Grid most={Math.max(0, ...points.map(({ count }) => count))} size={size} />
      <DayNames points={points} places={places} size={size} />
      <path className="fill-primary-soft" d={`${line}V${room.foot}H${first?.x}z`} />
      <path
        className="fill-none stroke-primary-text"
        d={line}
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle className="fill-value stroke-surface" cx={last?.x} cy={last?.y} r="6" strokeWidth="3" />
    </svg>
  );
}

function Grid({ most, size }: { most: number; size: ChartSize }) {
  const short = useShortFigure();
  const room = chartRoom(size);
  const grid = gridOf(most);
  return grid.map((count, at) => {
    const y = room.foot - (at / (grid.length - 1)) * (room.foot - room.top);
    return (
      <g key={count}>
        <path className="stroke-line" d={`M${room.start} ${y}H${room.end}`} />
        <text className="fill-ink-3" x={room.start - 8} y={y + 4} fontSize="12" textAnchor="end">
          {short(count)}
        </text>
      </g>
    );
  });
}

interface DayNamesProps {
  points: readonly ChartPoint[];
  places: readonly { x: number }[];
  size: ChartSize;
}

function DayNames({ points, places, size }: DayNamesProps) {
  const end = points.length - 1;
  const named = [
    { at: 0, anchor: 'start' as const, isDrawn: end > 0 },
    { at: Math.floor(end / 2), anchor: 'middle' as const, isDrawn: end > 2 },
    { at: end, anchor: 'end' as const, isDrawn: true },
  ];
  return named
    .filter(({ isDrawn }) => isDrawn)
    .map(({ at, anchor }) => (
      <text key={anchor} className="fill-ink-3" x={places[at]?.x} y={size.height - 6} fontSize="12" textAnchor={anchor}>
        {points[at]?.name}
      </text>
    ));
}

/** Round figures of a grid are shortened without a decimal that says nothing: `2K`, `1.5M`. */
function useShortFigure(): (count: number) => string {
  const t = useT();
  const { language } = useLocale();
  return (count) => {
    const [unit, size] = count >= 1_000_000 ? (['million', 1_000_000] as const) : (['thousand', 1000] as const);
    if (count < 1000) return String(count);
    return t(`common.number.${unit}`, { value: (count / size).toLocaleString(language, { maximumFractionDigits: 1 }) });
  };
}

/** What a drawing shows, or would show, to read, copy or have read out. */
export function FiguresTable({ title, columns, rows }: ChartTable) {
  return (
    <details>
      <summary className="link flex min-h-11 w-fit cursor-pointer items-center text-sm">{title}</summary>
      <div className="overflow-x-auto">
        <table className="w-full text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-xs text-ink-3">
              {columns.map((column, at) => (
                <th key={column} scope="col" className={`px-2 py-2 ${at === 0 ? 'text-start' : 'text-end'}`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...figures]) => (
              <tr key={name} className="border-t border-line">
                <th scope="row" className="px-2 py-2 text-start font-normal">
                  {name}
                </th>
                {figures.map((figure, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a row's cells have the places of the columns
                  <td key={at} className="num px-2 py-2 text-end">
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
