import type { Ctx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { type MembersByIds, shownName } from '../../../members/index.ts';
import { postToReport } from './reported-posts.ts';

interface Named {
  tid: number;
  pid: number;
  uid: number;
}

/** What a report is about, as whoever reports it may see it. */
export interface Target extends Named {
  /** Whose moderators look at it. */
  countryFid: number;
  /** Of the member, or of the post's author. */
  name: string;
  subject: string;
  text: string;
}

/** The post or member that is named; refused to whoever may not read the post. */
export async function findTarget(cards: MembersByIds, ctx: Ctx, named: Named): Promise<Target> {
  if (named.pid > 0 || named.tid > 0) {
    const { authorid, ...post } = await postToReport(ctx, named);
    const author = (await cards(ctx.db, [authorid])).get(authorid);
    return { ...post, uid: authorid, name: shownName(author, ctx.locale) };
  }
  if (named.uid === 0) return refuse('reports.nothing_named');
  const member = (await cards(ctx.db, [named.uid])).get(named.uid);
  if (!member?.username) return refuse('reports.unknown_member');
  const { uid, countryFid, username: name, sightml: text } = member;
  return { tid: 0, pid: 0, uid, countryFid, name, subject: '', text };
}
