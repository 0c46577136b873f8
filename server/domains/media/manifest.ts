import type { mediaCalls } from '../../../contract/domains/media/calls.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { nightly } from '../../platform/jobs/cron-line.ts';
import { joinedRooms, type Room } from '../../platform/room.ts';
import type { MakeFile } from '../../platform/storage/serve.ts';
import type { UploadDeps } from './actions/upload-image.ts';
import { mediaHandlers } from './handlers.ts';
import { sweepLoose } from './jobs/sweep-loose.ts';
import { sweepOrphans } from './jobs/sweep-orphans.ts';
import { makePictureFile } from './make-file.ts';
import { mediaPersonalData, mediaTables } from './personal-data.ts';
import { mediaReferences } from './references.ts';
import { type VideoFilesDeps, videoFilesRoom } from './video/contributes.ts';

type MediaDeps = UploadDeps & VideoFilesDeps;

interface MediaParts extends DomainParts<keyof typeof mediaCalls> {
  /** Makes what is stored only once somebody asks for it. */
  makeFile: MakeFile;
}

/** What it hands up beside its video files. */
const ownParts = (deps: MediaDeps): Partial<Room> => ({
  references: mediaReferences,
  tasks: {
    'media.sweep-loose': async () => void (await sweepLoose(deps)),
    'media.sweep-orphans': async () => void (await sweepOrphans(deps)),
  },
  cron: [
    { task: 'media.sweep-loose', match: '40 3 * * *', promise: nightly },
    { task: 'media.sweep-orphans', match: '10 4 * * *', promise: nightly },
  ],
});

/** What the media domain binds. */
export function createMedia(deps: MediaDeps): MediaParts {
  const video = videoFilesRoom(deps);
  return {
    domain: 'media',
    makeFile: makePictureFile(deps),
    handlers: { ...mediaHandlers(deps), ...video.handlers },
    ...joinedRooms([ownParts(deps), video]),
    tables: { ...mediaTables, ...video.tables },
    personalData: mediaPersonalData(deps.storage, [video.personalData ?? {}]),
  };
}
