import { z } from 'zod';
import { defineCall } from '../../../../call.ts';
import { count, id, idField, whole } from '../../../../primitives/fields.ts';
import { hiddenLimits } from './limits.ts';

export const hiddenCalls = {
  'threads.pay-hidden': defineCall({
    method: 'POST',
    path: '/v5/content/thread/payHidden',
    envelope: 'v5',
    access: 'member',
    summary:
      'Pays its author for the hidden part of a thread, once however often it is sent: `threads.info` has it from then on. `xgold` is the price that the reader was shown.',
    source: 'ours: hidden content, D2 §3',
    body: z.object({ tid: idField, xgold: whole(hiddenLimits.xgoldMin, hiddenLimits.xgoldMax) }),
    output: z.object({
      tid: id,
      xgold: count,
      /** The author has it later: a new account paid, or one that shares an address with theirs. */
      waiting: z.boolean(),
    }),
    refusals: [
      'threads.not_exist',
      'threads.no_permission',
      'threads.banned',
      'threads.kept_apart',
      'threads.may_not_speak',
      'threads.unverified',
      'threads.needs_consent',
      'threads.hidden_not_for_sale',
      'threads.hidden_own',
      'threads.hidden_price',
      'threads.gift_limit',
      'economy.insufficient',
    ],
    says: { of: 'waiting', texts: ['threads.hiddenPart.paid', 'threads.hiddenPart.paidWaits'] },
    done: { text: 'threads.said.payHidden', of: ['waiting'] },
    writes: true,
    idempotent: true,
    form: true,
    limit: 'write',
  }),
} as const;
