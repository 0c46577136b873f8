import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import { proofOf } from '../../../../contract/domains/draw/verify/entries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { nodeHash } from '../node-hash.ts';
import { hexOf } from '../present.ts';
import { entriesOf } from '../sql/entries.ts';
import { chunk, hashesIn, leafOfTicket, leavesAfter } from '../sql/leaves.ts';
import { visibleDraw } from './winners.ts';

type Call = (typeof drawCalls)['draw.proof'];
type Proving = Pick<Ctx, 'db' | 'reads'> & { actor: { uid: number } };

/** The caller's own entry of the frozen list, and the way from it to the root: of a run of leaves, then of the row above. */
export async function drawProof(ctx: Proving, { drawid }: InputOf<Call>): Promise<DataOf<Call>> {
  const { db, actor } = ctx;
  const draw = await visibleDraw(ctx, drawid);
  if (!draw.closed_at || !draw.chunk_roots) return refuse('draw.not_closed');
  const entry = (await entriesOf(db, drawid, [actor.uid])).get(actor.uid);
  const leaf = entry && (await leafOfTicket(db, drawid, entry.ticket));
  if (!leaf) return refuse('draw.no_ticket');
  const at = leaf.place - 1;
  const [run, within] = [Math.floor(at / chunk), at % chunk];
  const leaves = (await leavesAfter(db, drawid, run * chunk, chunk)).map((row) => new Uint8Array(row.leaf));
  const proof = [
    ...proofOf(nodeHash, leaves, within),
    ...proofOf(nodeHash, hashesIn(new Uint8Array(draw.chunk_roots)), run),
  ];
  return {
    ...{ drawid, place: leaf.place, ticket: leaf.ticket, weight: leaf.weight, salt: hexOf(entry.salt) },
    ...{ holder: hexOf(leaf.holder), leaf: hexOf(leaf.leaf), proof: proof.map(hexOf) },
    ...{ root: hexOf(draw.root), entries: draw.entries },
  };
}
