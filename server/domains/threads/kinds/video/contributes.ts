import type { videoCalls } from '../../../../../contract/domains/threads/kinds/video/calls.ts';
import type { Room } from '../../../../platform/room.ts';
import type { RoomDeps } from '../../room.ts';
import { createVideo } from './actions/create-video.ts';
import { editVideo } from './actions/edit-video.ts';
import { videoAddresses } from './addresses.ts';

export const videoRoom = (deps: RoomDeps): Room<keyof typeof videoCalls, 'threads.videos'> => ({
  handlers: {
    'threads.create-video': createVideo(deps),
    'threads.edit-video': editVideo(deps),
  },
  tables: { 'threads.videos': { none: 'parts of threads' } },
  addresses: videoAddresses({ db: deps.db, hiddenFor: deps.people.hiddenFor }),
});
