export { fillWhole, refillIndex } from './jobs/fill.ts';
export { similarThreads } from './reads/similar.ts';
