import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { countryId, id, idList } from '../../primitives/fields.ts';
import { welcomeLimits, welcomeSteps } from './limits.ts';
import { homeBeginning, interests, peopleWorthFollowing } from './shapes.ts';

export const welcomeCalls = {
  'welcome.interests': defineCall({
    method: 'GET',
    path: '/v5/user/interests',
    envelope: 'v5',
    access: 'member',
    summary: 'The boards of the caller’s country, and which of them the caller chose.',
    source: 'docs/features/welcome.md',
    output: interests,
  }),
  'welcome.choose-interests': defineCall({
    method: 'POST',
    path: '/v5/user/interests',
    envelope: 'v5',
    access: 'member',
    summary:
      'Replaces what the caller talks about by a comma-separated list of boards (`typeid`); none is a choice, too.',
    source: 'docs/features/welcome.md',
    body: z.object({ typeids: idList(welcomeLimits.sent).default([]) }),
    form: true,
    done: { text: 'welcome.said.interests' },
    output: z.object({ typeids: z.array(id) }),
    refusals: ['welcome.unknown_board', 'welcome.too_many_interests'],
    writes: true,
    limit: 'write',
  }),
  'welcome.people': defineCall({
    method: 'GET',
    path: '/v5/user/peopleWorthFollowing',
    envelope: 'v5',
    access: 'member',
    summary: 'Members who replied this week on the boards that the caller chose, then those with the most followers.',
    source: 'docs/features/welcome.md',
    output: peopleWorthFollowing,
  }),
  'welcome.note-step': defineCall({
    method: 'POST',
    path: '/v5/user/welcomeStep',
    envelope: 'v5',
    access: 'member',
    summary:
      'A step after joining is done or skipped and isn’t offered again; `all` does so with each, `said` with what home says of the choice.',
    source: 'docs/features/welcome.md',
    body: z.object({ step: z.enum([...welcomeSteps, 'all', 'said']) }),
    form: true,
    done: { text: 'welcome.said.step' },
    output: z.object({}),
    writes: true,
    limit: 'write',
  }),
  'welcome.home': defineCall({
    method: 'GET',
    path: '/v5/content/thread/chosen',
    envelope: 'v5',
    access: 'guest',
    summary: 'What a home begins with: the newest threads of the boards that the caller chose; nothing for a guest.',
    source: 'docs/features/welcome.md',
    query: z.object({ country_fid: countryId.default(293) }),
    output: homeBeginning,
    refusals: ['wire.bad_input'],
  }),
} as const;
