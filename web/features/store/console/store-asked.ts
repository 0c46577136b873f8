import { addressWith } from '../../economy/index.ts';

const asks = ['add', 'change', 'stock', 'codes'] as const;
type Ask = (typeof asks)[number];

export const codeWays = ['import', 'issue'] as const;
export type CodeWay = (typeof codeWays)[number];

/** Which dialog of the store's pages an address opens, and about what; its own fields alone are read. */
export interface StoreAsked {
  ask: Ask | undefined;
  /** 0 for nothing yet. */
  id: number;
  way: CodeWay;
}

export const storeAsked = (search: URLSearchParams): StoreAsked => ({
  ask: asks.find((each) => each === search.get('ask')),
  id: Number(/^[1-9]\d{0,15}$/.exec(search.get('id') ?? '')?.[0] ?? 0),
  way: codeWays.find((each) => each === search.get('way')) ?? 'import',
});

/** The address that opens a dialog over the same part of the list; without one, the list alone. */
export const askAddress = (search: URLSearchParams, ask?: Ask, id = 0, way?: CodeWay): string =>
  addressWith(search, { ask: ask ?? '', id: id === 0 ? '' : String(id), way: way ?? '' });
