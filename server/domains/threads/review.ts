import type { HeldReason } from '../../../contract/domains/review/held/limits.ts';
import type { Db, MemberCtx } from '../../platform/context.ts';
import type { Grounds } from '../moderation/index.ts';
import type { PostData } from '../posts/index.ts';
import type { ThreadData } from './core/sql/threads.ts';

/** What a post will say; a reply has no title. */
export interface Next {
  subject: string;
  message: string;
}

/** What somebody wrote, cleaned. */
export interface SaidText {
  subject: string;
  html: string;
  text: string;
  /** What of it only some may read: judged with the rest. */
  aside?: string | undefined;
}

/** Why it waits for a moderator. */
export interface Hold {
  reasons: HeldReason[];
  /** Words of the country's list. */
  words: string[];
}

/** What was written, with the words covered that are to be, and whether it waits. */
export interface Judged extends SaidText {
  hold: Hold | undefined;
}

/** What is asked of the domain above that reviews posts, in the transaction of whoever writes. */
export interface Review {
  /** A new post in a country. Refuses words that the country doesn't take. */
  judge(ctx: MemberCtx, countryFid: number, said: SaidText): Promise<Judged>;
  /** A change of one's own post: what would have to wait is refused by name, since the post is there already. */
  judgeEdit(ctx: MemberCtx, countryFid: number, said: SaidText, before: SaidText): Promise<SaidText>;
  /** A moderator deletes another's post, a first one with its thread. */
  deleteAsModerator(ctx: MemberCtx, post: PostData, grounds: Grounds): Promise<void>;
  /** Stores what a locked post has said until now, where somebody may have read it. */
  storeVersion(ctx: MemberCtx, thread: ThreadData, post: PostData, next: Next): Promise<void>;
  /** What a deleted post said before is deleted, too. */
  deleteVersions(db: Db, post: Pick<PostData, 'tid' | 'pid'>): Promise<void>;
  /** The same of so many versions of a deleted thread's replies; whether there may be more. */
  deleteVersionsIn(db: Db, tid: number, most: number): Promise<boolean>;
}
