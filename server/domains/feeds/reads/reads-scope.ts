import type { Ctx } from '../../../platform/context.ts';
import { scopeTags } from '../../threads/index.ts';

/** Notes what a list depends on. */
export function readsScope(ctx: Pick<Ctx, 'reads'>, countryFid: number, fid?: number): void {
  for (const tag of scopeTags({ countryFid, fid })) ctx.reads(tag);
}
