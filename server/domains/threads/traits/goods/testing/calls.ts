import type { goodsCalls } from '../../../../../../contract/domains/threads/traits/goods/calls.ts';
import type { CallSamples } from '../../../../../../tests/support/call-samples.ts';

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof goodsCalls> = {
  'threads.get-goods-info': { good: { url: 'https://shop.example/a' }, whose: 'open' },
};
