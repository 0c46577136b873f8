import path from 'node:path';
import type { StoreAccess } from '../../config/store-address.ts';
import { fileStorage } from './files.ts';
import type { Storage } from './port.ts';
import { s3Storage } from './s3.ts';

interface Place {
  store: StoreAccess | undefined;
  dataDir: string;
  redirectsMedia?: boolean;
}

/** The storage that the settings name: an S3 store, or a folder below DATA_DIR. */
export function openStorage({ store, dataDir, redirectsMedia = false }: Place): Storage {
  return store ? s3Storage(store, { direct: redirectsMedia }) : fileStorage(mediaFolder(dataDir));
}

/** Where uploads lie that lie in no store. */
export const mediaFolder = (dataDir: string): string => path.join(path.resolve(dataDir), 'media');
