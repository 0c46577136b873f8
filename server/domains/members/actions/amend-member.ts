import type { Ctx } from '../../../platform/context.ts';
import { memberChanged } from '../events.ts';
import { updateMember } from '../sql/members.ts';

export interface Amendment {
  groupid?: number;
  isCreator?: boolean;
  sightml?: string;
  phonetype?: string;
  avatarAid?: number | null;
  nationality?: string;
  countryFid?: number;
  cityname?: string;
  /** The verification mark. */
  certified?: boolean;
  /** The frame around the picture; null takes it off. */
  decoration?: { goodsId: number; url: string; position: string } | null;
}

/** Changes what others see of a member, or what a member is; every process learns of it. False for an unknown one. */
export async function amendMember(
  ctx: Pick<Ctx, 'db' | 'emit' | 'stale'>,
  uid: number,
  amendment: Amendment,
): Promise<boolean> {
  const columns = columnsOf(amendment);
  if (Object.keys(columns).length === 0) return true;
  if (!(await updateMember(ctx, uid, columns))) return false;
  ctx.emit(memberChanged({ uid }));
  return true;
}

/** What is absent stays as it is. */
function columnsOf({ decoration, ...rest }: Amendment) {
  const worn = decoration === null ? { goodsId: 0, url: '', position: '' } : decoration;
  const named = {
    groupid: rest.groupid,
    is_creator: rest.isCreator,
    sightml: rest.sightml,
    phonetype: rest.phonetype,
    avatar_aid: rest.avatarAid,
    nationality: rest.nationality,
    country_fid: rest.countryFid,
    cityname: rest.cityname,
    certified: rest.certified,
    dec_goods_id: worn?.goodsId,
    dec_url: worn?.url,
    dec_position: worn?.position,
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)) as Partial<typeof named>;
}
