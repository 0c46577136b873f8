import path from 'node:path';
import { StartupError } from '../startup-error.ts';
import { fileStorage } from './files.ts';
import type { Storage } from './port.ts';

/** The storage that the settings name. */
export function openStorage(settings: { storageUrl: string | undefined; dataDir: string }): Storage {
  if (settings.storageUrl !== undefined) {
    throw new StartupError('STORAGE_URL is set, but this version stores files under DATA_DIR only: leave it out.');
  }
  return fileStorage(path.join(path.resolve(settings.dataDir), 'media'));
}
