import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { count, flag, idField } from '../../primitives/fields.ts';

export const followsCalls = {
  'follows.follow': defineCall({
    id: 'user-follow',
    method: 'POST',
    path: '/v5/user/follow',
    envelope: 'v5',
    access: 'member',
    summary: 'Follows a member, or stops following: each call toggles.',
    source: 'D1 §7, D2 §7',
    body: z.object({ follow_uid: idField }),
    output: z.object({ follows_status: flag, isFollowing: flag, fansCount: count }),
    refusals: ['follows.unknown_member', 'follows.yourself', 'follows.too_many'],
    writes: true,
    limit: 'write',
    private: true,
  }),
} as const;
