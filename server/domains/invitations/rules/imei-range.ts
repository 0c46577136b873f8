import { joinedFigures } from '../../../../contract/primitives/figures.ts';

/** The ends of a range as an operator writes them: 14 digits, or 8 (a type code) for all that begin so. */
export function rangeOf(first: string, last: string): { first: number; last: number } | undefined {
  const start = edge(first, '0');
  const end = edge(last === '' ? first : last, '9');
  if (start === undefined || end === undefined || start > end) return undefined;
  return { first: start, last: end };
}

function edge(typed: string, filler: '0' | '9'): number | undefined {
  const digits = joinedFigures(typed);
  if (/^\d{8}$/.test(digits)) return Number(digits.padEnd(14, filler));
  return /^\d{14}$/.test(digits) ? Number(digits) : undefined;
}

/** As it is shown: 14 digits. */
export const edgeText = (value: number): string => String(value).padStart(14, '0');
