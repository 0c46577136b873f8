import type { appealingCalls } from '../../../../contract/domains/threads/appealing/calls.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import type { Shown } from '../reads/viewing.ts';
import { appealAct } from './actions/appeal-act.ts';
import { decideAppeal } from './actions/decide-appeal.ts';
import { appealedAct } from './reads/appealed-act.ts';
import { actAppeals } from './reads/queue.ts';

export const appealingHandlers = ({ people }: { people: Shown }): Handlers<keyof typeof appealingCalls> => ({
  'threads.appealed-act': appealedAct,
  'threads.appeal-act': appealAct,
  'threads.act-appeals': actAppeals(people),
  'threads.decide-appeal': decideAppeal(people),
});
