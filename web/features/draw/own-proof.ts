import type { DrawProof } from '../../../contract/domains/draw/shapes.ts';
import { fromHex, toHex } from '../../../contract/domains/draw/verify/bytes.ts';
import { holderOf, leafOf, rootBy } from '../../../contract/domains/draw/verify/entries.ts';
import { sha256 } from '../../../contract/domains/draw/verify/sha256.ts';

/** Whether a member's own entry leads to the root that everybody sees: computed here, of the salt that is theirs alone. */
export function leadsToRoot(entry: DrawProof, { uid, root }: { uid: number; root: string }): boolean {
  const salt = fromHex(entry.salt);
  const proof = entry.proof.map(fromHex).filter((each) => each !== undefined);
  if (!salt || proof.length !== entry.proof.length) return false;
  const { drawid, place, ticket, weight, entries: count } = entry;
  const leaf = leafOf(sha256, drawid, place, { ticket, weight, holder: holderOf(sha256, salt, uid) });
  const found = rootBy(sha256, leaf, { at: place - 1, count, proof });
  return root !== '' && found !== undefined && toHex(found) === root;
}
