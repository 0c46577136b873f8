import type { SuperCreator } from '../../../contract/domains/creator/shapes.ts';

export interface SuperCondition {
  name: 'week' | 'month' | 'points';
  have: number;
  need: number;
  isMet: boolean;
}

/** The three conditions of a super creator, each with what there is of it (R-CRT-013). */
export function superConditions(of: SuperCreator): SuperCondition[] {
  const all = [
    { name: 'week', have: of.postsThisWeek, need: of.needWeek },
    { name: 'month', have: of.postsThisMonth, need: of.needMonth },
    { name: 'points', have: of.points, need: of.needPoints },
  ] as const;
  return all.map((condition) => ({ ...condition, isMet: condition.have >= condition.need }));
}

export const metOf = (conditions: readonly SuperCondition[]): number => conditions.filter(({ isMet }) => isMet).length;
