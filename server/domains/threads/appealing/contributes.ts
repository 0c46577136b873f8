import type { appealingCalls } from '../../../../contract/domains/threads/appealing/calls.ts';
import { findWaitingActAppeals, placeModerated } from '../../moderation/index.ts';
import type { Room, RoomDeps } from '../room.ts';
import { appealAct } from './actions/appeal-act.ts';
import { decideAppeal } from './actions/decide-appeal.ts';
import { appealingNotices } from './notices.ts';
import { actAppeals } from './reads/act-appeals.ts';
import { appealedAct } from './reads/appealed-act.ts';

export const appealingRoom = ({ people }: RoomDeps): Room<keyof typeof appealingCalls> => ({
  handlers: {
    'threads.appealed-act': appealedAct,
    'threads.appeal-act': appealAct,
    'threads.act-appeals': actAppeals(people),
    'threads.decide-appeal': decideAppeal(people),
  },
  tables: {},
  notices: appealingNotices,
  waiting: { postAppeals: async (db, _now, most) => (await findWaitingActAppeals(db, null, 0, most)).length },
  waitingForModerator: {
    postAppeals: async (db, by, most) => (await findWaitingActAppeals(db, placeModerated(by), 0, most)).length,
  },
});
