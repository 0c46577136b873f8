export { enter } from './actions/enter.ts';
