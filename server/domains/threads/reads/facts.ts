import type { MemberCard } from '../../members/index.ts';
import type { ThreadData } from '../sql/threads.ts';
import type { Viewing } from './viewing.ts';

/** What the reader's own part looks at of somebody who wrote: null where nobody is to be met. */
export type WriterFacts = { uid: number; groupid: number; countryFid: number } | null;

export const factsOfWriter = (card: MemberCard | undefined): WriterFacts =>
  card?.username ? { uid: card.uid, groupid: card.groupid, countryFid: card.countryFid } : null;

/** What it looks at of a thread; one that is deleted has no answer. */
export type ThreadFacts = {
  tid: number;
  /** The first post. */
  pid: number;
  countryFid: number;
  authorid: number;
  special: number;
  status: number;
  closed: boolean;
  readperm: number;
  deleted_at: null;
  writer: WriterFacts;
};

export const factsOfThread = (view: Pick<Viewing, 'card'>, t: ThreadData): ThreadFacts => ({
  ...{
    tid: t.tid,
    pid: t.first_pid,
    countryFid: t.country_fid,
    authorid: t.authorid,
    special: t.special,
    status: t.status,
  },
  ...{ closed: t.closed, readperm: t.readperm, deleted_at: null, writer: factsOfWriter(view.card(t.authorid)) },
});

/** What it looks at of a post. */
export type PostFacts = {
  pid: number;
  authorid: number;
  first: boolean;
  /** Neither deleted nor hidden from the reader. */
  shown: boolean;
  /** It stands under another reply. */
  nested: boolean;
  writer: WriterFacts;
  children: PostFacts[];
};
