import type { photoCalls } from '../../../../../contract/domains/threads/kinds/photo/calls.ts';
import { boards } from '../../../../../contract/primitives/boards.ts';
import type { Handlers } from '../../../../platform/http/handlers.ts';
import { inBatches, type PersonalData } from '../../../../platform/personal-data.ts';
import { toMember } from '../../../../platform/references.ts';
import type { Room } from '../../../../platform/room.ts';
import type { RoomDeps } from '../../room.ts';
import { editPhotos } from './actions/edit-photos.ts';
import { likePhoto } from './actions/like-photo.ts';
import { newThreadPhotos } from './actions/new-thread-photos.ts';
import { uploadPhoto } from './actions/upload-photo.ts';
import { copyPhotoFigures } from './listeners/copy-figures.ts';
import { dreamList } from './reads/dream-list.ts';
import { myPhotos } from './reads/my-photos.ts';
import { photoList } from './reads/photo-list.ts';
import { photoLists } from './reads/photo-lists.ts';
import { photographer } from './reads/photographer.ts';
import { photographers } from './reads/photographers.ts';
import { photos } from './reads/photos.ts';
import { recommendedPhotos } from './reads/recommended-photos.ts';
import { type OwnPhoto, photosOf } from './sql/photographers.ts';

type Tables = 'threads.photo_entries' | 'threads.photos';

/** What a member said of their photos; the photos themselves go with their threads. */
const personalData: Pick<PersonalData, 'collect'> = {
  async *collect(db, uid) {
    yield {
      path: 'photos.json',
      rows: inBatches<OwnPhoto>((last, most) =>
        photosOf(db, { uid, most, after: last && { at: last.created_at, id: last.aid } }),
      ),
    };
  },
};

const handlers = (deps: RoomDeps): Handlers<keyof typeof photoCalls> => ({
  'threads.new-thread-photos': newThreadPhotos(deps),
  'threads.edit-dream': editPhotos(deps),
  'threads.edit-photos': editPhotos(deps),
  'threads.upload-photo': uploadPhoto(deps.storage),
  'threads.upload-dream': uploadPhoto(deps.storage),
  'threads.like-photo': { together: 'threads.likes', act: likePhoto },
  'threads.like-dream': { together: 'threads.likes', act: likePhoto },
  'threads.photo-list': photoList(deps.people),
  'threads.dream-list': dreamList(deps.people),
  'threads.photos': photos(deps.people),
  'threads.recommended-photos': recommendedPhotos(deps.people),
  'threads.my-photos': myPhotos(deps.people),
  'threads.photo-lists': photoLists(deps.people, deps.contests),
  'threads.photographer': photographer(deps.people),
  'threads.photographers': photographers(deps.people),
});

const entry = {
  authorid: toMember,
  fid: { among: boards.map(({ fid }) => fid) },
  category: { to: 'contests.categories.typeid', except: [0] },
  contest_id: { to: 'contests.contests.id', except: [0] },
} as const;

export const photoRoom = (deps: RoomDeps): Room<keyof typeof photoCalls, Tables> => ({
  handlers: handlers(deps),
  tables: {
    'threads.photo_entries': { authorid: { stays: 'a part of the thread, whose writer has no name any more' } },
    'threads.photos': { authorid: { stays: 'a part of the thread, whose writer has no name any more' } },
  },
  references: {
    'threads.photo_entries': entry,
    'threads.photos': { ...entry, aid: { to: 'media.images.aid' } },
  },
  personalData,
  listeners: copyPhotoFigures,
});
