import type { rankingCalls } from '../../../../contract/domains/ranking/calls.ts';
import type { CallSamples } from '../../../../tests/support/call-samples.ts';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof rankingCalls> = {
  'ranking.list-national': { whose: 'open' },
  'ranking.list-global': { whose: 'open' },
  'ranking.ucenter-list': { whose: 'own' },
  'ranking.find-ranking': { whose: 'open' },
  'ranking.around': { whose: 'own' },
  'ranking.followed': { whose: 'own' },
  'ranking.recommended-list': { whose: 'own' },
  'ranking.find-special': { whose: 'open' },
  'ranking.football': { whose: 'open' },
};
