import type { reviewCalls } from '../../../contract/domains/review/calls.ts';
import { joined } from '../../../contract/joined.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { joinedRooms } from '../../platform/room.ts';
import { appealingRoom } from './appealing/contributes.ts';
import type { ReviewDeps } from './deps.ts';
import { heldRoom } from './held/contributes.ts';
import { historyRoom } from './history/contributes.ts';
import { inGroupRoom } from './in-groups/contributes.ts';
import { moderatingRoom } from './moderating/contributes.ts';

/** What the review domain binds: what each of its rooms hands up. */
export function createReview(deps: ReviewDeps): DomainParts<keyof typeof reviewCalls> {
  const rooms = [
    moderatingRoom(deps),
    appealingRoom(deps),
    heldRoom(deps),
    historyRoom(deps),
    inGroupRoom(deps),
  ] as const;
  const personalData = rooms.flatMap((room) => room.personalData ?? []);
  return {
    domain: 'review',
    handlers: joined(...rooms.map((room) => room.handlers)),
    ...joinedRooms(rooms),
    tables: joined(...rooms.map((room) => room.tables)),
    personalData: {
      domain: 'review',
      async *collect(db, uid) {
        for (const { collect } of personalData) if (collect) yield* collect(db, uid);
      },
      async forget(ctx, uid) {
        for (const { forget } of personalData) if (await forget?.(ctx, uid)) return true;
        return false;
      },
    },
  };
}
