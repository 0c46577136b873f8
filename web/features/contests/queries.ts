import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import type { DreamState, PhotoOrder } from '../../../contract/domains/threads/kinds/photo/limits.ts';
import type { PhotoEntry, SinglePhoto } from '../../../contract/domains/threads/kinds/photo/rows.ts';
import type { PhotoPicture } from '../../../contract/domains/threads/kinds/photo/shapes.ts';
import { boardFids } from '../../../contract/primitives/board-fids.ts';
import type { Caller } from '../../api/wire.ts';
import type { RowPage } from '../../router/growing-rows.ts';

export type EntryOrder = 'drawn' | 'dateline' | 'like';

/** Which photos are listed. */
export type PhotoSource =
  | { kind: 'board'; typeid: number; order: PhotoOrder }
  | { kind: 'contest'; contest: number; typeid: number; order: EntryOrder }
  | { kind: 'list'; list: string }
  | { kind: 'all'; order: PhotoOrder }
  | { kind: 'member'; uid: number; typeid: number; fid?: number };

/** A photo in a list, with the entry that it leads to. */
export interface PhotoRow {
  aid: number;
  tid: number;
  fid: number;
  subject: string;
  author: string;
  like: number;
  /** The reader likes it. */
  is_like: 0 | 1;
  /** What it won. */
  prize: string;
  /** Why it is recommended. */
  why: SinglePhoto['why'];
  /** Further photos of the same entry. */
  more: number;
  picture: PhotoPicture['picture'];
}

/** A page of photos, with how many there are in all. */
export interface PhotoPage extends RowPage<PhotoRow> {
  count: number;
  /** In which order entries of a contest stand, whatever was asked for. */
  order?: EntryOrder;
}

export interface DreamRow {
  tid: number;
  subject: string;
  summary: string;
  author: string;
  uid: number;
  avatar: PhotoEntry['avatar'];
  country_fid: number;
  like: number;
  state: DreamState;
  /** When we helped, or said what became of it. */
  at: number;
  picture: PhotoPicture['picture'] | null;
}

export interface DreamPage extends RowPage<DreamRow> {
  count: number;
}

const ofEntry = ({ tid, fid, subject, author, like, is_like, photos, prize }: PhotoEntry): PhotoRow[] => {
  const [first] = photos;
  if (!first) return [];
  const { aid, picture } = first;
  const words = { subject, author, prize: prize?.what ?? '', why: '' } as const;
  return [{ aid, tid, fid, ...words, like, is_like, more: photos.length - 1, picture }];
};

/** A single photo as a row of a list. */
export const ofSingle = (photo: SinglePhoto): PhotoRow => {
  const { aid, tid, fid, subject, author, like, is_like, prize, why, picture } = photo;
  return { aid, tid, fid, subject, author, like, is_like, prize, why, picture, more: 0 };
};

/** Lists that say where they go on say by it whether they do. */
const single = (list: readonly SinglePhoto[], count: number, next: string, page: number): PhotoPage => ({
  ...{ list: list.map(ofSingle), count, next, page },
  totalPage: next === '' ? page : page + 1,
});

/** A page of photos, for a screen's first rows and for those below. */
export async function askPhotos(
  call: Caller,
  source: PhotoSource,
  { page, after = '' }: { page: number; after?: string },
): Promise<PhotoPage> {
  switch (source.kind) {
    case 'board': {
      const { typeid, order } = source;
      const { data } = await call('threads.photo-list', { typeid, order, page, after });
      return { ...data, list: data.lists.flatMap(ofEntry) };
    }
    case 'contest': {
      const { contest, typeid, order } = source;
      const { data } = await call('contests.entries', { contest, typeid, order, page, after });
      return { ...data, list: data.list.flatMap(ofEntry) };
    }
    case 'list': {
      const { data } = await call('threads.photo-lists', { list: source.list, page, after });
      return single(data.lists, data.count, data.next, page);
    }
    case 'all': {
      const { list, total, next } = (await call('threads.photos', { order: source.order, page, after })).beside
        .Variables;
      return single(list, total, next, page);
    }
    case 'member': {
      const { uid: authorid, typeid, fid = boardFids.photo } = source;
      const { data } = await call('threads.my-photos', { authorid, typeid, fids: String(fid), page, after });
      return single(data.lists, data.count, data.next, page);
    }
  }
}

/** The 8 that are recommended, each with why. */
export async function askRecommended(call: Caller): Promise<PhotoRow[]> {
  return (await call('threads.recommended-photos', {})).beside.Variables.list.map(ofSingle);
}

export type DreamFilter = '' | 'helped';

/** A page of dreams. */
export async function askDreams(
  call: Caller,
  state: DreamFilter,
  { page, after = '' }: { page: number; after?: string },
): Promise<DreamPage> {
  const { data } = await call('threads.dream-list', { state, page, after });
  return { ...data, list: data.lists.map(dreamOf) };
}

const dreamOf = (entry: PhotoEntry): DreamRow => ({
  ...{ tid: entry.tid, subject: entry.subject, summary: entry.summary, author: entry.author, uid: entry.authorid },
  ...{ avatar: entry.avatar, country_fid: entry.country_fid, like: entry.like },
  state: entry.photo?.dream?.state ?? 'asked',
  at: entry.photo?.dream?.at ?? 0,
  picture: entry.photos[0]?.picture ?? null,
});

/** Whether a board takes photos, and from which day it does. */
export interface Availability {
  open: boolean;
  /** `2026-12-01`, empty where none is said. */
  opens: string;
}

export async function askAvailability(call: Caller, fid: number): Promise<Availability> {
  const name = fid === boardFids.dream ? 'contests.dreams-available' : 'contests.photos-available';
  const { data } = await call(name, {});
  return { open: data.IsAvailable === 1, opens: data.opens };
}

export type CategoryRow = DataOf<Calls['contests.categories']>['list'][number];
export type PhotographerRow = DataOf<Calls['threads.photographers']>['list'][number];
export type Photographer = DataOf<Calls['threads.photographer']>;

/** What stands beside the boards; it is asked for with the page, as it is part of it on wide windows. */
export async function askBeside(call: Caller): Promise<{ photographers: PhotographerRow[]; recommended: PhotoRow[] }> {
  const [photographers, recommended] = await Promise.all([call('threads.photographers', {}), askRecommended(call)]);
  return { photographers: photographers.data.list, recommended };
}

/** A photographer's figures, with what stands of them on their profile. */
export async function askPhotographer(
  call: Caller,
  uid: number,
): Promise<{ who: Photographer; profile: PhotographerProfile }> {
  // Whether they are one is asked first: their profile refuses in words of its own.
  const who = await call('threads.photographer', { uid });
  const info = await call('profiles.personal-info', { uuid: uid });
  return { who: who.data, profile: { signature: info.data.sightml, following: info.data.follow_status === 1 } };
}

export interface PhotographerProfile {
  signature: string;
  following: boolean;
}
