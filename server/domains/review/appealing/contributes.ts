import type { appealingCalls } from '../../../../contract/domains/review/appealing/calls.ts';
import type { Room } from '../../../platform/room.ts';
import type { ReviewDeps } from '../deps.ts';
import { appealAct } from './actions/appeal-act.ts';
import { decideAppeal } from './actions/decide-appeal.ts';
import { appealingNotices } from './notices.ts';
import { actAppeals, countDecidable } from './reads/act-appeals.ts';
import { appealedAct } from './reads/appealed-act.ts';
import { ownTakedown } from './reads/own-takedown.ts';

export const appealingRoom = ({ people }: ReviewDeps): Room<keyof typeof appealingCalls> => ({
  handlers: {
    'review.appealed-act': appealedAct,
    'review.own-takedown': ownTakedown,
    'review.appeal-act': appealAct,
    'review.act-appeals': actAppeals(people),
    'review.decide-appeal': decideAppeal(people),
  },
  tables: {},
  notices: appealingNotices,
  waitingForModerator: {
    postAppeals: (db, by, { most }) => countDecidable(people, db, by, most),
  },
});
