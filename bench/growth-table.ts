import type { Line } from './line.ts';

interface Sized extends Pick<Line, 'name' | 'unit' | 'measured'> {
  /** Posts of the world in which it was measured. */
  posts: number;
}

const sizeText = (posts: number): string => `${(posts / 1000).toLocaleString('en')}k posts`;

/** The lines that were measured in worlds of several sizes, as a Markdown table: a row a line, a column a size. */
export function growthTable(lines: readonly Sized[]): string {
  const byName = Map.groupBy(lines, ({ name }) => name);
  const growing = [...byName].filter(([, same]) => new Set(same.map(({ posts }) => posts)).size > 1);
  if (growing.length === 0) return '';
  const sizes = [...new Set(growing.flatMap(([, same]) => same.map(({ posts }) => posts)))].sort((a, b) => a - b);
  const cell = (same: readonly Sized[], posts: number): string => {
    const found = same.find((line) => line.posts === posts);
    return found ? `${found.measured.toFixed(1)} ${found.unit}` : '-';
  };
  const rows = growing.map(([name, same]) => [name, ...sizes.map((posts) => cell(same, posts))]);
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [row(['line', ...sizes.map(sizeText)]), `|---|${sizes.map(() => '--:|').join('')}`, ...rows.map(row)].join(
    '\n',
  );
}
