import { callWithProgress } from '../../api/upload.ts';
import { isRefusal } from '../../api/wire.ts';
import { srcOf } from '../../design/pictures.ts';
import { randomString } from '../../lib/random.ts';
import { part } from '../../parts/part.ts';
import { savesData } from '../../session/low-data.ts';
import { resized } from '../media/index.ts';
import type { AddedPhoto, Fate } from './add-state.ts';
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

const isLost = (refusal: string): boolean => refusal.startsWith('network.');

/** Sends photos a few at a time, each with its own fate: what fails holds no other. */
export function photoQueue(changeAll: Change, { upload: call, unread }: QueueOptions): PhotoQueue {
  const files = new Map<string, File>();
  const running = new Map<string, AbortController>();
  const waiting: string[] = [];
  const lost = new Set<string>();
  const drawn = new Map<string, string>();

  const change = (key: string, fields: Partial<AddedPhoto>): void =>
    changeAll((photos) => photos.map((photo) => (photo.key === key ? { ...photo, ...fields } : photo)));
  const fate = (key: string, now: Fate): void => change(key, { fate: now });

  const send = async (key: string, file: File, signal: AbortSignal): Promise<void> => {
    let percent = 0;
    try {
      change(key, { facts: await readFacts(file) });
      const blob = await made(file);
      if (blob === null) return fate(key, { kind: 'failed', message: unread, again: false });
      const onProgress = (now: number) => {
        percent = now;
        fate(key, { kind: 'sending', percent });
      };
      change(key, { sent: blob.size });
      const { data } = await callWithProgress(call, { img: blob }, onProgress, signal);
      change(key, { aid: data.aid, stored: srcOf(data, 320), fate: { kind: 'sent' } });
    } catch (error) {
      if (signal.aborted) return;
      if (!isRefusal(error)) throw error;
      if (!isLost(error.refusal)) return fate(key, { kind: 'failed', message: error.msg, again: true });
      lost.add(key);
      fate(key, { kind: 'lost', percent });
    }
  };
  const next = (): void => {
    while (running.size < atOnce) {
      const key = waiting.shift();
      const file = key === undefined ? undefined : files.get(key);
      if (key === undefined || !file) return;
      const upload = new AbortController();
      running.set(key, upload);
      fate(key, { kind: 'sending', percent: 0 });
      void send(key, file, upload.signal).finally(() => {
        if (running.get(key) === upload) running.delete(key);
        next();
      });
    }
  };
  const again = (key: string): void => {
    lost.delete(key);
    if (!files.has(key) || running.has(key) || waiting.includes(key)) return;
    fate(key, { kind: 'waiting' });
    waiting.push(key);
    next();
  };
  const release = (key: string): void => {
    URL.revokeObjectURL(drawn.get(key) ?? '');
    drawn.delete(key);
    files.delete(key);
  };

  return {
    add: (picked, room) => {
      const added = picked.slice(0, room).map((file): AddedPhoto => {
        const key = randomString();
        const preview = URL.createObjectURL(file);
        files.set(key, file);
        drawn.set(key, preview);
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
      release(key);
      changeAll((photos) => photos.filter((photo) => photo.key !== key));
    },
    goOn: () => [...lost].forEach(again),
    stop: () => {
      waiting.length = 0;
      for (const upload of running.values()) upload.abort();
      for (const key of [...drawn.keys()]) release(key);
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
    return null;
  }
}
