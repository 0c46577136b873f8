import { readStoreAddress, type StoreAccess, withKeys } from '../../../config/store-address.ts';

/** The store that an address with keys names. */
export function storeOf(url: string): StoreAccess {
  const address = readStoreAddress(url);
  const access = typeof address === 'string' ? undefined : withKeys(address, {});
  if (!access) throw new Error(`no address of a store: ${typeof address === 'string' ? address : 'no keys'}`);
  return access;
}
