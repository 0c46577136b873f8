import { videoLimits } from '../../../../../contract/domains/media/video/limits.ts';
import type { DirectPieces, VideoUpload } from '../../../../../contract/domains/media/video/shapes.ts';
import { type ApiRefusal, isRefusal } from '../../../../api/wire.ts';

/** The calls of an upload, as they are made. */
export interface UploadCalls {
  /** Refuses what can't be shown, before it is sent. */
  begin(file: Blob, recorded: boolean): Promise<VideoUpload>;
  piece(vid: number, at: number, piece: Blob, signal: AbortSignal): Promise<VideoUpload>;
  /** Addresses for pieces that may go past the site; none where it has no such storage. */
  direct(vid: number): Promise<DirectPieces>;
  /** Sends a piece to its address; false where that didn't succeed. */
  put(url: string, piece: Blob, signal: AbortSignal): Promise<boolean>;
  state(vid: number): Promise<VideoUpload>;
  cancel(vid: number): Promise<unknown>;
  /** Resolves after a while, or as soon as there is a network again. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export type UploadState =
  | { kind: 'sending' | 'waiting' | 'checking' | 'paused' }
  | { kind: 'ready'; seconds: number }
  | { kind: 'failed'; message: string };

/** One upload as it stands. */
export interface Upload {
  vid: number;
  sent: number;
  state: UploadState;
}

export interface UploadController {
  get(): Upload;
  subscribe(listener: () => void): () => void;
  pause(): void;
  /** Goes on from what the server has; also after a failure. */
  goOn(): void;
  cancel(): void;
}

/** Tries of a piece before the upload waits for its writer; each pause is twice as long as the one before. */
const mostTries = 6;
const firstPauseMs = 1000;

/** Refusals of a server that is busy, or whose storage is away. */
const passing: ReadonlySet<string> = new Set(['media.busy', 'threads.video_upload_failed']);

/** What another try may mend: no network, too many at once, a server that is busy or away. */
export const isPassing = ({ http, refusal }: Pick<ApiRefusal, 'http' | 'refusal'>): boolean =>
  http === 0 || http === 408 || http === 429 || http >= 500 || passing.has(refusal);

/**
 * Sends a file piece by piece, and goes on by itself after a lost network: what is stored is never sent again. `vid` is
 * an upload that was begun before, 0 for a new one.
 */
export function videoUpload(
  calls: UploadCalls,
  file: Blob,
  { recorded, vid = 0 }: { recorded: boolean; vid?: number },
): UploadController {
  let upload: Upload = { vid, sent: 0, state: { kind: 'sending' } };
  let running: AbortController | undefined;
  let goesDirectly = true;
  const listeners = new Set<() => void>();
  const show = (fields: Partial<Upload>): void => {
    upload = { ...upload, ...fields };
    for (const listener of listeners) listener();
  };
  const noted = (known: VideoUpload): void =>
    show({ vid: known.vid, sent: known.received, state: stateOf(known, file.size) });

  const run = async (signal: AbortSignal): Promise<void> => {
    noted(upload.vid === 0 ? await calls.begin(file, recorded) : await calls.state(upload.vid));
    if (goesDirectly && upload.sent < lastPiece(file.size)) {
      const { vid, sent: before } = upload;
      goesDirectly = await sendDirectly(calls, file, { vid, signal, onSent: (sent) => show({ sent }) });
      if (!goesDirectly && upload.sent !== before) noted(await calls.state(vid));
    }
    while (upload.state.kind !== 'ready' && !signal.aborted) {
      const at = Math.min(upload.sent, lastPiece(file.size));
      const end = Math.min(file.size, at + videoLimits.pieceBytes);
      if (end === file.size) show({ state: { kind: 'checking' } });
      noted(await calls.piece(upload.vid, at, file.slice(at, end), signal));
    }
  };
  const start = async (): Promise<void> => {
    running?.abort();
    running = new AbortController();
    const { signal } = running;
    for (let tries = 0; !signal.aborted; tries += 1) {
      const before = upload.sent;
      try {
        show({ state: { kind: 'sending' } });
        return await run(signal);
      } catch (error) {
        if (signal.aborted) return;
        if (!isRefusal(error)) throw error;
        if (upload.sent > before) tries = 0;
        if (!isPassing(error) || tries >= mostTries) return show({ state: { kind: 'failed', message: error.msg } });
        show({ state: { kind: 'waiting' } });
        await calls.pause(firstPauseMs * 2 ** tries, signal);
      }
    }
  };
  void start();
  return {
    get: () => upload,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pause() {
      running?.abort();
      show({ state: { kind: 'paused' } });
    },
    goOn: () => void start(),
    cancel() {
      running?.abort();
      if (upload.vid !== 0) void calls.cancel(upload.vid).catch(() => undefined);
    },
  };
}

function stateOf({ received, ready, video_duration }: VideoUpload, size: number): UploadState {
  if (ready) return { kind: 'ready', seconds: video_duration };
  return { kind: received >= size ? 'checking' : 'sending' };
}

interface Direct {
  vid: number;
  signal: AbortSignal;
  onSent: (sent: number) => void;
}

/**
 * Sends all pieces but the last past the site, where its storage takes them; false where it doesn't, or fails at one: the site
 * takes all then.
 */
async function sendDirectly(calls: UploadCalls, file: Blob, { vid, signal, onSent }: Direct): Promise<boolean> {
  const { pieces, seconds } = await calls.direct(vid);
  if (seconds === 0) return false;
  for (const { at, bytes, url } of pieces) {
    const taken = await calls.put(url, file.slice(at, at + bytes), signal);
    signal.throwIfAborted();
    if (!taken) return false;
    onSent(at + bytes);
  }
  onSent(lastPiece(file.size));
  return true;
}

const lastPiece = (bytes: number): number =>
  Math.floor(Math.max(0, bytes - 1) / videoLimits.pieceBytes) * videoLimits.pieceBytes;
