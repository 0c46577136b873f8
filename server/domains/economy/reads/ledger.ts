import type { economyCalls } from '../../../../contract/domains/economy/calls.ts';
import { alike } from '../../../platform/reading/parted.ts';
import { presentNight } from '../present-night.ts';
import { nightsBefore } from '../sql/nights.ts';
import { ledgerTag } from '../tags.ts';

/** What the nights sealed, newest first. */
export const ledger = alike<(typeof economyCalls)['economy.ledger']>()(
  async ({ db, reads }, { before, limit: most }) => {
    reads(ledgerTag);
    const below = before === 0 ? Number.MAX_SAFE_INTEGER : before;
    const [[newest], nights] = await Promise.all([
      nightsBefore(db, Number.MAX_SAFE_INTEGER, 1),
      nightsBefore(db, below, most + 1),
    ]);
    return {
      newest: newest ? presentNight(newest) : null,
      list: nights.slice(0, most).map(presentNight),
      more: nights.length > most,
    };
  },
);
