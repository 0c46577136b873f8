import type { FoundMember } from '../../../../contract/domains/follows/shapes.ts';
import { searchLimits } from '../../../../contract/domains/search/limits.ts';
import type { MemberReadCtx } from '../../../platform/context.ts';
import type { ReadDeps } from './deps.ts';
import { findUsers, pageOfUsers } from './found-names.ts';

/** Members by a name, also one typed wrong: for a mention, and for a group message. */
export const membersNamed =
  (deps: Pick<ReadDeps, 'people'>) =>
  async (ctx: MemberReadCtx, { username }: { username: string }): Promise<{ list: FoundMember[] }> => {
    const uids = (await findUsers(ctx, deps, { q: username, countryFid: undefined })).filter(
      (uid) => uid !== ctx.actor.uid,
    );
    const rows = await pageOfUsers(ctx, deps, uids.slice(0, searchLimits.page));
    const near = rows.map(({ uid, username: name, avatar, country_fid, isFollowing }) => ({
      ...{ uid, username: name, avatar, country_fid, isFollowing },
    }));
    return { list: [...near.filter((row) => row.isFollowing === 1), ...near.filter((row) => row.isFollowing === 0)] };
  };
