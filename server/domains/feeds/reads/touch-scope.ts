import type { Ctx } from '../../../platform/context.ts';
import { scopeTags } from '../../threads/index.ts';

/** Notes what a list depends on. */
export function touchScope(ctx: Pick<Ctx, 'touch'>, countryFid: number, fid?: number): void {
  for (const tag of scopeTags({ countryFid, fid })) ctx.touch(tag);
}
