import { photoLimits } from '../../../contract/domains/threads/kinds/photo/limits.ts';
import type { Facts } from './photo-facts.ts';

/** What becomes of a photo that was picked. */
export type Fate =
  | { kind: 'waiting' }
  | { kind: 'sending'; percent: number }
  | { kind: 'sent' }
  /** The line broke; it is sent again once there is one. */
  | { kind: 'lost'; percent: number }
  | { kind: 'failed'; message: string; again: boolean };

/** A photo of an entry that is being written. */
export interface AddedPhoto {
  key: string;
  name: string;
  /** What is drawn of it: the device's own picture, then the server's. */
  preview: string;
  /** The picture as the server has it. */
  stored?: string;
  /** Bytes of the file, and of what is sent of it. */
  bytes: number;
  sent: number;
  aid?: number;
  fate: Fate;
  facts: Facts | null;
}

/** Which facts are shown with the photos. */
export interface Shown {
  camera: boolean;
  settings: boolean;
  day: boolean;
}

/** The day says more than how a photo was taken: who wants it shown says so. */
export const shownAtFirst: Shown = { camera: true, settings: true, day: false };

/** What outlives the page: photos that the server has, and what was written. */
export interface AddDraft {
  key: string;
  subject: string;
  message: string;
  typeid: number;
  enters: boolean;
  shown: Shown;
  photos: { aid: number; name: string; stored: string; bytes: number; sent: number; facts: Facts | null }[];
}

/** What of the form is stored; null while there is nothing. */
export function draftOf(form: Omit<AddDraft, 'photos'>, photos: readonly AddedPhoto[]): AddDraft | null {
  const there = photos.flatMap(({ aid, name, stored = '', bytes, sent, facts }) =>
    aid === undefined ? [] : [{ aid, name, stored, bytes, sent, facts }],
  );
  if (there.length === 0 && form.subject.trim() === '' && form.message.trim() === '') return null;
  return { ...form, photos: there };
}

/** The photos of a draft, as they stood. */
export const photosOf = ({ photos }: AddDraft): AddedPhoto[] =>
  photos.map((photo) => ({ ...photo, key: `aid${photo.aid}`, preview: photo.stored, fate: { kind: 'sent' } }));

export const readyOf = (photos: readonly AddedPhoto[]): AddedPhoto[] => photos.filter(({ aid }) => aid !== undefined);

/** Photos that somebody has to do something about. */
export const needing = (photos: readonly AddedPhoto[]): number =>
  photos.filter(({ fate }) => fate.kind === 'failed' || fate.kind === 'lost').length;

export const onTheWay = (photos: readonly AddedPhoto[]): number =>
  photos.filter(({ fate }) => fate.kind === 'waiting' || fate.kind === 'sending').length;

/** How many more may be picked. */
export const roomFor = (photos: readonly AddedPhoto[]): number => Math.max(0, photoLimits.photosMax - photos.length);

/** What is said of the photos, as it is sent: only what its member shows, and never where. */
export function exifSent(photos: readonly AddedPhoto[], { camera, settings, day }: Shown): string {
  const said = photos.flatMap(({ aid, facts }) => {
    if (aid === undefined || !facts) return [];
    const shown = {
      ...(camera && { camera: facts.camera, lens: facts.lens }),
      ...(settings && { shutter: facts.shutter, iso: facts.iso, aperture: facts.aperture }),
      ...(day && { day: facts.day }),
    };
    const filled = Object.entries(shown).filter(([, fact]) => fact !== '');
    return filled.length === 0 ? [] : [{ aid, ...Object.fromEntries(filled) }];
  });
  return said.length === 0 ? '' : JSON.stringify(said);
}

/** What the photos say, each thing once: `Kito X3`, `f/1.8, 1/60 s, ISO 200`. */
export function factsSaid(photos: readonly AddedPhoto[]): { camera: string; settings: string; day: string } {
  const all = photos.flatMap(({ facts }) => facts ?? []);
  const once = (of: (facts: Facts) => string): string => [...new Set(all.map(of).filter(Boolean))].join(', ');
  const [first] = all;
  return {
    camera: once(({ camera }) => camera),
    settings: first ? settingsOf(first).join(', ') : '',
    day: first?.day ?? '',
  };
}

export const settingsOf = ({ aperture, shutter, iso }: Pick<Facts, 'aperture' | 'shutter' | 'iso'>): string[] => [
  ...(aperture === '' ? [] : [`f/${aperture}`]),
  ...(shutter === '' ? [] : [`${shutter} s`]),
  ...(iso === '' ? [] : [`ISO ${iso}`]),
];
