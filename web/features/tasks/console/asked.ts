import { wholeTyped } from '../../../../contract/primitives/figures.ts';
import { addressWith } from '../../economy/index.ts';

const asks = ['add', 'change', 'grant', 'take'] as const;
type Ask = (typeof asks)[number];

/** Which dialog an address of these pages opens, and about what; 0 for nothing yet. */
export const asked = (search: URLSearchParams): { ask: Ask | undefined; id: number } => ({
  ask: asks.find((each) => each === search.get('ask')),
  id: Math.max(0, wholeTyped(search.get('id') ?? '') ?? 0),
});

/** The address that opens a dialog; without one, the list alone. */
export const askAddress = (search: URLSearchParams, ask?: Ask, id = 0): string =>
  addressWith(search, { ask: ask ?? '', id: id === 0 ? '' : String(id) });
