import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { feedsCalls } from '../../../../contract/domains/feeds/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { pageFigures } from '../../../platform/keyset.ts';
import { readerOf, threadRows, threadsOfAuthors } from '../../threads/index.ts';
import { writeKey } from '../rules/list-key.ts';
import type { ReadDeps } from './deps.ts';
import { pageOfKeys } from './list-pages.ts';

type Call = (typeof feedsCalls)['feeds.following'];

/** By number only so far: each page is read on from the beginning for everybody who is followed. */
const numberedPages = 10;

/** Threads of those the reader follows and the reader's own, by time. */
export const following =
  ({ people }: ReadDeps) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> => {
    const { page, limit } = input;
    const { uid } = ctx.actor;
    const [followed, reader] = await Promise.all([people.followedBy(ctx.db, uid), readerOf(ctx, people)]);
    const authors = [uid, ...followed];
    const { keys, more } = await pageOfKeys(input, numberedPages, (limit, after) =>
      threadsOfAuthors(ctx.db, authors, { reader, limit, after }),
    );
    const list = await threadRows(
      ctx,
      people,
      keys.map((key) => key.tid),
    );
    const counted = (page - 1) * limit + keys.length + (more ? 1 : 0);
    const next = more ? writeKey(keys.at(-1)!) : '';
    return { list, ...pageFigures(page, limit, counted, keys.length, more), next };
  };
