import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';

type Liker = DataOf<Calls['threads.likers']>['likelist'][number];

/** The like list of a post as a screen holds it. */
export interface LikeList {
  likelist: readonly Liker[];
  /** How many there are in all; -1 until the list is loaded, which an empty one is not (R-PST-002). */
  count: number;
  more: boolean;
}

export const notLoaded: LikeList = { likelist: [], count: -1, more: true };

export const isLoaded = ({ count }: LikeList): boolean => count >= 0;

/** The list with a further page of it. */
export const withMore = (list: LikeList, page: LikeList): LikeList => ({
  ...page,
  likelist: [...list.likelist, ...page.likelist],
});

/** The uid after which the next page begins. */
export const lastOf = ({ likelist }: LikeList): number => likelist.at(-1)?.uid ?? 0;
