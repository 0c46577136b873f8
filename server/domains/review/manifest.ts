import type { reviewCalls } from '../../../contract/domains/review/calls.ts';
import { joined } from '../../../contract/joined.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { joinedRooms } from '../../platform/room.ts';
import type { ReviewDeps } from './deps.ts';
import { reviewFigures } from './figures.ts';
import { reviewKnownOf } from './known.ts';
import { reviewRooms } from './made/rooms.ts';

/** What the review domain binds: what each of its rooms hands up. */
export function createReview(deps: ReviewDeps): DomainParts<keyof typeof reviewCalls> {
  const rooms = reviewRooms.map((room) => room(deps));
  const personalData = rooms.flatMap((room) => room.personalData ?? []);
  return {
    domain: 'review',
    handlers: joined(...rooms.map((room) => room.handlers)),
    ...joinedRooms(rooms),
    knownOf: reviewKnownOf,
    figures: reviewFigures,
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
