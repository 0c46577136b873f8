export { refillIndex } from './jobs/fill.ts';
