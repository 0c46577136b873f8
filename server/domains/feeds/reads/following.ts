import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { feedsCalls } from '../../../../contract/domains/feeds/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { nextPlace, pageFigures, readPage } from '../../../platform/keyset.ts';
import { readerOf, threadRows, threadsOfAuthors } from '../../threads/index.ts';
import type { ReadDeps } from './deps.ts';

type Call = (typeof feedsCalls)['feeds.following'];

/** By number only so far: each page is read on from the beginning for everybody who is followed. */
const numberedPages = 10;

/** Threads of those the reader follows and the reader's own, by time. */
export const following =
  ({ people }: ReadDeps) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> => {
    const { uid } = ctx.actor;
    const [followed, reader] = await Promise.all([people.followedBy(ctx.db, uid), readerOf(ctx, people)]);
    const authors = [uid, ...followed];
    const found = await readPage(
      input,
      (limit, after) => threadsOfAuthors(ctx.db, authors, { reader, limit, after }),
      numberedPages,
    );
    const list = await threadRows(
      ctx,
      people,
      found.rows.map(({ id }) => id),
    );
    return { list, ...pageFigures(input, found), next: nextPlace(found) };
  };
