import { randomBytes } from 'node:crypto';
import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { drawCalls } from '../../../../contract/domains/draw/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { prepared } from '../../../platform/http/handlers.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import type { Beacon } from '../beacon/port.ts';
import { scheduleTurns } from '../jobs/close-due.ts';
import { nodeHash } from '../node-hash.ts';
import { hexOf } from '../present.ts';
import { adminDrawOf } from '../reads/admin-draws.ts';
import { sealedSeed } from '../sealed.ts';
import { sealDraw as markSealed } from '../sql/draws.ts';
import { prizesOf } from '../sql/prizes.ts';
import { drawsTag, drawTag } from '../tags.ts';
import { isEarly, lockPlanned } from './save-draw.ts';

type Call = (typeof drawCalls)['draw.seal'];

const seedBytes = 32;

interface Deps {
  secret: string;
  beacon: Beacon | undefined;
}

/** Makes the number of a draw, seals it and shows its SHA-256: before anybody can enter. */
export const sealDraw = ({ secret, beacon }: Deps) =>
  prepared(
    async () => beacon?.chain(),
    async (ctx: Ctx, { drawid, version }: InputOf<Call>, chain): Promise<DataOf<Call>> => {
      const draw = await lockPlanned(ctx, { drawid, version });
      if ((await prizesOf(ctx.db, [drawid])).length === 0) refuse('draw.no_prizes');
      if (!isEarly(draw, ctx.now)) refuse('draw.dates_cross');
      if (beacon && !chain) refuse('draw.beacon_away');
      if (draw.chain !== (chain?.hash ?? '')) refuse('draw.chain_changed');
      const seed = randomBytes(seedBytes);
      const commitment = nodeHash(seed);
      const sealed = sealedSeed.seal(secret, drawid, seed.toString('hex'));
      await markSealed(ctx.db, drawid, { commitment, sealed, now: ctx.now });
      await scheduleTurns(ctx.db, draw);
      await recordAudit(ctx, {
        ...{ action: 'draw.seal', subject: `draw ${drawid}`, after: { commitment: hexOf(commitment) } },
      });
      for (const tag of [drawsTag, drawTag(drawid)]) ctx.stale(tag);
      return adminDrawOf(ctx, drawid);
    },
  );
