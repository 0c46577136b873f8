export { addImeiRange } from './actions/imei-ranges.ts';
export { countOpen as heldRewards } from './sql/holds.ts';
