import { utcDay } from '../../../platform/days.ts';
import { dropCame } from '../../members/index.ts';
import { dayAfter, daysBetween, isOver } from '../rules/days.ts';
import { countedDays } from '../sql/days.ts';
import { type CountDeps, countDay } from './count-day.ts';

/** Days that are looked back for some that were missed, as while the site stood still. */
const lookedBack = 7;
/** Who came is stored for the month that is summed up, and the days that may be late. */
const cameDays = 40;
const droppedAtOnce = 5000;

/** Counts yesterday, and what was missed in the week before; then forgets who came more than a month ago. */
export async function countNightly(deps: CountDeps): Promise<void> {
  const today = utcDay(deps.clock());
  const days = daysBetween(dayAfter(today, -lookedBack), dayAfter(today, -1));
  const counted = await countedDays(deps.db, days[0] ?? today, today);
  for (const day of days) if (!counted.has(day) && isOver(day, deps.clock())) await countDay(deps, day);
  const before = dayAfter(today, -cameDays);
  let dropped = droppedAtOnce;
  while (dropped === droppedAtOnce) dropped = await dropCame(deps.db, before, droppedAtOnce);
}
