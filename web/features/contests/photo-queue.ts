import { callWithProgress } from '../../api/upload.ts';
import { isRefusal } from '../../api/wire.ts';
import { srcOf } from '../../design/pictures.ts';
import { randomString } from '../../lib/random.ts';
import { part } from '../../parts/part.ts';
import { savesData } from '../../session/low-data.ts';
import { resized, sendAgain } from '../media/index.ts';
import type { AddedPhoto } from './add-state.ts';
import { bareJpeg } from './bare-jpeg.ts';
import { factsWithin } from './photo-facts.ts';

type Change = (change: (photos: readonly AddedPhoto[]) => readonly AddedPhoto[]) => void;

export interface PhotoQueue {
  add(files: readonly File[], room: number): void;
  /** Tries one again, from the file that was picked. */
  retry(key: string): void;
  remove(key: string): void;
  /** Sends what the line broke off. */
  goOn(): void;
  /** Gives up what is on its way, and releases the device's pictures. */
  stop(): void;
}

/** So many are on their way at once: on a slow line a second one is time enough. */
const atOnce = 2;
/** The longest edge that is sent, and where data is dear. */
const [edge, dearEdge, quality] = [2560, 1600, 0.86];

const exif = part({ for: 'pressed', load: () => import('./exif.ts') });

interface QueueOptions {
  upload: 'threads.upload-photo' | 'threads.upload-dream';
  /** What is said of a file that this device can't draw. */
  unread: string;
}

/** The device's own pictures, which hold their files in memory until they are released. */
function devicePictures() {
  const files = new Map<string, File>();
  const drawn = new Map<string, string>();
  return {
    file: (key: string): File | undefined => files.get(key),
    draw(key: string, file: File): string {
      const preview = URL.createObjectURL(file);
      files.set(key, file);
      drawn.set(key, preview);
      return preview;
    },
    release(key: string): void {
      URL.revokeObjectURL(drawn.get(key) ?? '');
      drawn.delete(key);
      files.delete(key);
    },
    all: (): string[] => [...files.keys()],
  };
}

interface Upload {
  file: File;
  signal: AbortSignal;
  report: (fields: Partial<AddedPhoto>) => void;
}

/** Sends one photo; true where the line broke, and it is to be tried again. */
async function sendOne({ upload: call, unread }: QueueOptions, { file, signal, report }: Upload): Promise<boolean> {
  let percent = 0;
  try {
    report({ facts: await readFacts(file) });
    const blob = await made(file);
    if (blob === null) {
      report({ fate: { kind: 'failed', message: unread, again: false } });
      return false;
    }
    const onProgress = (now: number) => {
      percent = now;
      report({ fate: { kind: 'sending', percent } });
    };
    report({ sent: blob.size });
    const { data } = await sendAgain(() => callWithProgress(call, { img: blob }, onProgress, signal));
    report({ aid: data.aid, stored: srcOf(data, 320), fate: { kind: 'sent' } });
    return false;
  } catch (error) {
    if (signal.aborted) return false;
    if (!isRefusal(error)) throw error;
    const isLost = error.refusal.startsWith('network.');
    report({ fate: isLost ? { kind: 'lost', percent } : { kind: 'failed', message: error.msg, again: true } });
    return isLost;
  }
}

/** Sends photos a few at a time, each with its own fate: what fails holds no other. */
export function photoQueue(changeAll: Change, options: QueueOptions): PhotoQueue {
  const pictures = devicePictures();
  const running = new Map<string, AbortController>();
  const waiting: string[] = [];
  const lost = new Set<string>();
  const change = (key: string, fields: Partial<AddedPhoto>): void =>
    changeAll((photos) => photos.map((photo) => (photo.key === key ? { ...photo, ...fields } : photo)));

  const start = async (key: string, file: File): Promise<void> => {
    const upload = new AbortController();
    running.set(key, upload);
    change(key, { fate: { kind: 'sending', percent: 0 } });
    try {
      const isLost = await sendOne(options, { file, signal: upload.signal, report: (fields) => change(key, fields) });
      if (isLost) lost.add(key);
    } finally {
      if (running.get(key) === upload) running.delete(key);
      next();
    }
  };
  const next = (): void => {
    while (running.size < atOnce && waiting.length > 0) {
      const key = waiting.shift()!;
      const file = pictures.file(key);
      if (file) void start(key, file);
    }
  };
  const again = (key: string): void => {
    lost.delete(key);
    if (!pictures.file(key) || running.has(key) || waiting.includes(key)) return;
    change(key, { fate: { kind: 'waiting' } });
    waiting.push(key);
    next();
  };

  return {
    add: (picked, room) => {
      const added = picked.slice(0, room).map((file): AddedPhoto => {
        const key = randomString();
        const preview = pictures.draw(key, file);
        waiting.push(key);
        return { key, name: file.name, preview, bytes: file.size, sent: 0, fate: { kind: 'waiting' }, facts: null };
      });
      changeAll((photos) => [...photos, ...added]);
      next();
    },
    retry: again,
    remove: (key) => {
      running.get(key)?.abort();
      waiting.splice(0, waiting.length, ...waiting.filter((other) => other !== key));
      lost.delete(key);
      pictures.release(key);
      changeAll((photos) => photos.filter((photo) => photo.key !== key));
    },
    goOn: () => [...lost].forEach(again),
    stop: () => {
      waiting.length = 0;
      for (const upload of running.values()) upload.abort();
      pictures.all().forEach(pictures.release);
    },
  };
}

/** The facts are read before the photo is redrawn: what is sent says nothing of itself any more. */
async function readFacts(file: File): Promise<AddedPhoto['facts']> {
  if (file.type !== 'image/jpeg') return null;
  try {
    const [{ factsIn }, bytes] = await Promise.all([exif(), file.slice(0, factsWithin).arrayBuffer()]);
    return factsIn(bytes);
  } catch {
    // Without its facts the photo is sent all the same.
    return null;
  }
}

/** The photo as it is sent: drawn anew, so that nothing of where it was taken leaves the device; null where it can't be drawn. */
async function made(file: File): Promise<Blob | null> {
  try {
    return await resized(file, { edge: savesData() ? dearEdge : edge, quality, always: true });
  } catch {
    // The server still draws a JPEG whose end is missing.
    return file.type === 'image/jpeg' ? bareOf(file) : null;
  }
}

async function bareOf(file: File): Promise<Blob | null> {
  try {
    const [{ turnIn }, bytes] = await Promise.all([exif(), file.arrayBuffer()]);
    return bareJpeg(new Uint8Array(bytes), turnIn(bytes));
  } catch {
    return null;
  }
}
