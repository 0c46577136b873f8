import { type DrawAddress, drawAddress } from '../../../../contract/domains/draw/shapes.ts';
import { type Sealing, sealedAddress, secretsOf } from '../sealed.ts';
import type { PickRow } from '../sql/picks.ts';

/** Where a prize goes; undefined where that wasn't said, or is deleted. */
export function addressOf(
  sealing: Sealing,
  { pickid, address_sealed }: Pick<PickRow, 'pickid' | 'address_sealed'>,
): DrawAddress | undefined {
  if (!address_sealed) return undefined;
  return drawAddress.parse(JSON.parse(sealedAddress.open(secretsOf(sealing), pickid, address_sealed)));
}
