import type { mediaCalls } from '../../../contract/domains/media/calls.ts';
import type { Db } from '../../platform/context.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { nightly } from '../../platform/jobs/cron-line.ts';
import type { MakeFile } from '../../platform/storage/serve.ts';
import type { UploadDeps } from './actions/upload-image.ts';
import { mediaHandlers } from './handlers.ts';
import { sweepLoose } from './jobs/sweep-loose.ts';
import { sweepOrphans } from './jobs/sweep-orphans.ts';
import { makePictureFile } from './make-file.ts';
import { mediaPersonalData, mediaTables } from './personal-data.ts';
import { mediaReferences } from './references.ts';

interface MediaDeps extends UploadDeps {
  db: Db;
  clock: () => Date;
}

interface MediaParts extends DomainParts<keyof typeof mediaCalls> {
  /** Makes what is stored only once somebody asks for it. */
  makeFile: MakeFile;
}

/** What the media domain binds. */
export function createMedia(deps: MediaDeps): MediaParts {
  return {
    domain: 'media',
    makeFile: makePictureFile(deps),
    handlers: {
      ...mediaHandlers(deps),
    },
    tables: mediaTables,
    references: mediaReferences,
    personalData: mediaPersonalData(deps.storage),
    tasks: {
      'media.sweep-loose': async () => void (await sweepLoose(deps)),
      'media.sweep-orphans': async () => void (await sweepOrphans(deps)),
    },
    cron: [
      { task: 'media.sweep-loose', match: '40 3 * * *', promise: nightly },
      { task: 'media.sweep-orphans', match: '10 4 * * *', promise: nightly },
    ],
  };
}
