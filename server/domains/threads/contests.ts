import type { Language } from '../../../contract/primitives/countries.ts';
import type { MemberCtx } from '../../platform/context.ts';

/** What an entry is stored with, once it is judged. */
export interface Entering {
  category: number;
  /** 0 for none. */
  contestId: number;
  title: Readonly<Record<Language, string>> | null;
  closesAt: Date | null;
  countsLikes: boolean;
}

/** What is asked of an entry. */
export interface EntryAsked {
  fid: number;
  typeid: number;
  contest: number;
  agree: boolean;
  /** The agreement that was read, 0 where nothing is said of it. */
  agreement: number;
}

/** What is asked of the domain above that holds contests, in the transaction of whoever writes; refuses by name. */
export interface Contests {
  /** Whether this member may enter now; their other entries of the contest wait until the transaction ends. */
  enter(ctx: MemberCtx, asked: EntryAsked): Promise<Entering>;
  /** Whether an entry may be changed now, and put into another category where one is given. */
  change(ctx: MemberCtx, entry: { fid: number; contestId: number; category?: number }): Promise<void>;
  /** Whether a category is one of a photo board. */
  isCategory(ctx: Pick<MemberCtx, 'db'>, typeid: number): Promise<boolean>;
}
