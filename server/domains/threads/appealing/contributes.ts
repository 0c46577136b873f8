import type { appealingCalls } from '../../../../contract/domains/threads/appealing/calls.ts';
import type { Room } from '../../../platform/room.ts';
import type { RoomDeps } from '../room.ts';
import { appealAct } from './actions/appeal-act.ts';
import { decideAppeal } from './actions/decide-appeal.ts';
import { appealingNotices } from './notices.ts';
import { actAppeals, countDecidable } from './reads/act-appeals.ts';
import { appealedAct } from './reads/appealed-act.ts';
import { ownTakedown } from './reads/own-takedown.ts';

export const appealingRoom = ({ people }: RoomDeps): Room<keyof typeof appealingCalls> => ({
  handlers: {
    'threads.appealed-act': appealedAct,
    'threads.own-takedown': ownTakedown,
    'threads.appeal-act': appealAct,
    'threads.act-appeals': actAppeals(people),
    'threads.decide-appeal': decideAppeal(people),
  },
  tables: {},
  notices: appealingNotices,
  waitingForModerator: {
    postAppeals: (db, by, { most }) => countDecidable(people, db, by, most),
  },
});
