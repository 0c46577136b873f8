import { dayMilliseconds } from '../../../platform/days.ts';

/** Sums of the last days up to one, the oldest first: 0 for those on which there was nothing. */
export function lastDays(
  sums: readonly { day: string; amount: number }[],
  today: string,
  days: number,
): { day: string; amount: number }[] {
  const byDay = new Map(sums.map(({ day, amount }) => [day, amount]));
  return Array.from({ length: days }, (_, at) => {
    const day = new Date(Date.parse(today) - (days - 1 - at) * dayMilliseconds).toISOString().slice(0, 10);
    return { day, amount: byDay.get(day) ?? 0 };
  });
}
