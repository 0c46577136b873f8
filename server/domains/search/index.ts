export { fillWhole, refillIndex } from './jobs/fill.ts';
