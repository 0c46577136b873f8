import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { lastBoardOf } from '../core/sql/author-threads.ts';

type Call = (typeof threadsCalls)['threads.last-board'];

/** The board that a member posted on last in a country: a composer begins with it. */
export const lastBoard = async ({ db, actor }: MemberCtx, { country_fid }: InputOf<Call>): Promise<DataOf<Call>> => ({
  typeid: await lastBoardOf(db, actor.uid, country_fid),
});
