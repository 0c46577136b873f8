import { useEffect, useState } from 'react';
import type { ComposeEvent } from './compose-state.ts';
import { type PhotoController, photoUploads } from './photo-uploads.ts';

/** The composer's pictures on their way, for as long as it is open. */
export function usePhotos(dispatch: (event: ComposeEvent) => void): PhotoController {
  const [uploads] = useState(() => photoUploads((change) => dispatch({ kind: 'photos', change })));
  useEffect(() => uploads.stop, [uploads]);
  return uploads;
}
