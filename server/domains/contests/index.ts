export { awardPrize } from './actions/award-prize.ts';
export { createContest } from './actions/create-contest.ts';
export { setDream } from './actions/set-dream.ts';
export { createContestsPort } from './contests-port.ts';
export { freezeDue } from './jobs/freeze-due.ts';
export { categoriesOf } from './sql/categories.ts';
