import type { Facts } from '../../../../platform/reading/parted.ts';
import type { MemberCard } from '../../../members/index.ts';
import type { ThreadData } from '../sql/threads.ts';
import type { Viewing } from './viewing.ts';

/** What the reader's own part looks at of somebody who wrote: null where nobody is to be named. */
export type WriterFacts = { uid: number; groupid: number; countryFid: number } | null;

export const factsOfWriter = (card: MemberCard | undefined): WriterFacts =>
  card?.username ? { uid: card.uid, groupid: card.groupid, countryFid: card.countryFid } : null;

/** Plain facts of a thread's traits, by their names. */
export type TraitFacts = { [name: string]: Facts };

/** What it looks at of a thread; one that is deleted has no answer. */
export type ThreadFacts = {
  tid: number;
  /** The first post. */
  pid: number;
  countryFid: number;
  /** Its board, a category of the country. */
  typeid: number;
  authorid: number;
  special: number;
  /** The topic that it stands in, 0 for none: offices over topics reach it. */
  topid: number;
  /** Who hosts it beside its author; 0 for nobody, and where no post is shown. */
  host: number;
  traits: TraitFacts;
  status: number;
  closed: boolean;
  /** Position of its newest post, and floor of its newest reply. */
  max_position: number;
  max_floor: number;
  replies_to_author: boolean;
  readperm: number;
  groupid: number | null;
  deleted_at: null;
  writer: WriterFacts;
};

export const factsOfThread = (
  view: Pick<Viewing, 'card'>,
  t: ThreadData,
  { host = 0, traits = {} }: { host?: number; traits?: TraitFacts } = {},
): ThreadFacts => ({
  ...{
    tid: t.tid,
    pid: t.first_pid,
    countryFid: t.country_fid,
    typeid: t.typeid,
    authorid: t.authorid,
    special: t.special,
    status: t.status,
  },
  ...{ topid: t.topid ?? 0, host, traits },
  ...{ max_position: t.max_position, max_floor: t.max_floor, replies_to_author: t.replies_to_author },
  ...{
    closed: t.closed,
    readperm: t.readperm,
    groupid: t.groupid,
    deleted_at: null,
    writer: factsOfWriter(view.card(t.authorid)),
  },
});

/** What it looks at of a post. */
export type PostFacts = {
  pid: number;
  authorid: number;
  first: boolean;
  /** Neither deleted nor hidden from the reader. */
  shown: boolean;
  /** Of a reply that stands under none; else 0. */
  floor: number;
  /** It stands under another reply. */
  nested: boolean;
  writer: WriterFacts;
  children: PostFacts[];
};
