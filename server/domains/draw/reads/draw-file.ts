import type { FileAnswer, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import { type DrawFacts, firstLine, lineOf } from '../../../../contract/domains/draw/verify/files.ts';
import type { Ctx, Db } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { nodeHash } from '../node-hash.ts';
import { hexOf } from '../present.ts';
import type { Sealing } from '../sealed.ts';
import type { DrawRow } from '../sql/draws.ts';
import { leavesAfter } from '../sql/leaves.ts';
import { picksOf } from '../sql/picks.ts';
import { prizesOf } from '../sql/prizes.ts';
import { piecesOf, shownPick } from './running.ts';
import { seedOf } from './tickets.ts';
import { visibleDraw } from './winners.ts';

type Call = (typeof drawCalls)['draw.file'];

const linesAtOnce = 5000;

/** All that a draw is computed of, read piece by piece; once it is published it can be stored. */
export const drawFile =
  (sealing: Sealing) =>
  async (ctx: Ctx, { drawid }: InputOf<Call>): Promise<FileAnswer> => {
    const draw = await visibleDraw(ctx, drawid);
    if (!draw.closed_at) refuse('draw.not_closed');
    const facts = await factsFor(ctx.db, sealing, draw);
    return {
      filename: `draw-${drawid}.txt`,
      type: 'text/plain; charset=utf-8',
      ...(draw.published_at && { etag: etagOf(facts) }),
      read: () => pieces(ctx.db, facts),
    };
  };

/** The first line holds the root, which stands for all entries. */
const etagOf = (facts: DrawFacts): string =>
  `"${Buffer.from(nodeHash(Buffer.from(firstLine(facts))))
    .toString('base64url')
    .slice(0, 22)}"`;

/** What the first line says; the number that was sealed only once it is published. */
export async function factsFor(db: Db, sealing: Sealing, draw: DrawRow): Promise<DrawFacts> {
  const { drawid, round, chain } = draw;
  const picks = (await picksOf(db, drawid)).filter(({ state }) => state !== 'proposed');
  return {
    ...{ form: 1, drawid, commitment: hexOf(draw.commitment), root: hexOf(draw.root) },
    seed: draw.published_at ? hexOf(seedOf(sealing, draw)) : '',
    ...{ entries: draw.entries, chances: draw.weights, once: draw.once },
    beacon:
      round === 0
        ? null
        : {
            ...{ round, chain, randomness: hexOf(draw.randomness) },
            ...{ signature: hexOf(draw.signature), previous: hexOf(draw.previous) },
          },
    prizes: piecesOf(await prizesOf(db, [drawid])),
    picks: picks.map(shownPick),
  };
}

async function* pieces(db: Db, facts: DrawFacts): AsyncGenerator<Uint8Array> {
  yield Buffer.from(firstLine(facts));
  for (let place = 0; place < facts.entries; place += linesAtOnce) {
    const rows = await leavesAfter(db, facts.drawid, place, linesAtOnce);
    yield Buffer.from(rows.map(lineOf).join(''));
  }
}
