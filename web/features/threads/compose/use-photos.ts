import { useEffect, useState } from 'react';
import type { ComposeEvent } from './compose-state.ts';
import { type PhotoDesk, photoUploads } from './photo-uploads.ts';

/** The composer's pictures on their way, for as long as it is open. */
export function usePhotos(tell: (event: ComposeEvent) => void): PhotoDesk {
  const [uploads] = useState(() => photoUploads((change) => tell({ kind: 'photos', change })));
  useEffect(() => uploads.stop, [uploads]);
  return uploads;
}
