import { afrique } from './afrique.ts';
import { india } from './india.ts';
import { nigeria } from './nigeria.ts';
import { nile } from './nile.ts';
import type { Story } from './shapes.ts';
import { talk } from './talk.ts';

/** Every thread of the world, oldest first: the order in which they are written. */
export const stories: readonly Story[] = [...nigeria, ...nile, ...india, ...afrique, ...talk].toSorted(
  (a, b) => b.ago - a.ago,
);
