import { plainFigures } from '../../../../../contract/primitives/figures.ts';

/** Numbers in what was typed. */
export const floorsIn = (typed: string): number[] =>
  (plainFigures(typed).match(/\d{1,6}/g) ?? []).map(Number).filter((n) => n > 0);
