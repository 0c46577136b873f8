import { rankingPoints } from '../../../../contract/domains/ranking/limits.ts';

/** What others gave a member: more (or less) of each. */
export interface Given {
  likes: number;
  comments: number;
  followers: number;
  views: number;
}

export const nothingGiven: Given = { likes: 0, comments: 0, followers: 0, views: 0 };

/** The score counts in the smallest part of a point, which one view is. */
export const scoreOfPoint = rankingPoints.viewsOfOne;

/** What was given, as a score. */
export const scoreOf = ({ likes, comments, followers, views }: Given): number =>
  scoreOfPoint * (likes * rankingPoints.like + comments * rankingPoints.comment + followers * rankingPoints.follower) +
  views;
