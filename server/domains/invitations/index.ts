export { addImeiRange } from './actions/imei-ranges.ts';
