/** A count as the screens shorten it: as it is, in thousands above 1000, in millions above 1,000,000 (R-MSC-050). */
export interface ShortCount {
  unit: 'one' | 'thousand' | 'million';
  value: number;
}

/** Cut, not rounded: 999,999 is 999.9K and never 1000.0K. */
const tenths = (value: number): number => Math.floor(value * 10) / 10;

export function shortCount(count: number): ShortCount {
  if (count > 1_000_000) return { unit: 'million', value: tenths(count / 1_000_000) };
  if (count > 1000) return { unit: 'thousand', value: tenths(count / 1000) };
  return { unit: 'one', value: count };
}
