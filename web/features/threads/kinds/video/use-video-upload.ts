import { useEffect, useRef, useSyncExternalStore } from 'react';
import { randomString } from '../../../../lib/random.ts';
import { uploadCalls, uploadsHere } from './upload-calls.ts';
import type { FileDraft, VideoDraft } from './video-compose.ts';
import { type Upload, type UploadController, videoUpload } from './video-uploads.ts';

type Change = (change: (draft: VideoDraft) => VideoDraft) => void;

/** Begins to send a file: anew, or from where an upload of the same file stopped before a reload. */
export function beginUpload(file: File, recorded: boolean, before: FileDraft | null): FileDraft {
  const isSame = before !== null && before.name === file.name && before.bytes === file.size && !before.ready;
  const vid = isSame ? before.vid : 0;
  const key = randomString();
  uploadsHere.set(key, videoUpload(uploadCalls, file, { recorded, vid }));
  return { key, vid, name: file.name, bytes: file.size, recorded, seconds: 0, ready: false };
}

/** Gives up what is sent of a file, and has the server delete it. */
export function endUpload({ key, vid }: FileDraft): void {
  const upload = uploadsHere.get(key);
  uploadsHere.delete(key);
  if (upload) upload.cancel();
  else if (vid !== 0) void uploadCalls.cancel(vid).catch(() => undefined);
}

const nobody = (): (() => void) => () => undefined;

/** The upload of a draft as it stands; its number and its end are stored in the draft. Null for one of another visit. */
export function useVideoUpload(
  file: FileDraft | null,
  onChange: Change,
): { upload: Upload | null; controller: UploadController | null } {
  const controller = (file && uploadsHere.get(file.key)) ?? null;
  const upload = useSyncExternalStore(
    controller?.subscribe ?? nobody,
    () => controller?.get() ?? null,
    () => null,
  );
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  const seconds = upload?.state.kind === 'ready' ? upload.state.seconds : undefined;
  const [key, vid] = [file?.key, upload?.vid ?? 0];
  useEffect(() => {
    if (vid === 0) return;
    const known = seconds === undefined ? { vid } : { vid, seconds, ready: true };
    change.current((draft) => (draft.file?.key === key ? { ...draft, file: { ...draft.file!, ...known } } : draft));
  }, [key, vid, seconds]);
  return { upload, controller };
}
