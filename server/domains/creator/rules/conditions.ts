import type { Condition } from '../../../../contract/domains/creator/shapes.ts';

/** Days whose pace says when a condition will be met. */
export const paceDays = 30;

/** What somebody has, and what they won of it in the last days. */
export interface Had {
  name: Condition['name'];
  have: number;
  need: number;
  lately: number;
}

/** How a condition of at least so many stands, and in how many days it is met at this pace; 0 where no pace shows. */
export function conditionOf({ name, have, need, lately }: Had): Condition {
  const done = have >= need;
  const days = done || lately <= 0 ? 0 : Math.ceil(((need - have) * paceDays) / lately);
  return { name, have, need, done: done ? 1 : 0, days };
}

/** How a condition of none at all stands. */
export const noneOf = (name: Condition['name'], have: number): Condition => ({
  ...{ name, have, need: 0, days: 0 },
  done: have === 0 ? 1 : 0,
});
