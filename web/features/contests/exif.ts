import type { Facts } from './photo-facts.ts';

const tags = {
  make: 0x010f,
  model: 0x0110,
  turn: 0x0112,
  exif: 0x8769,
  shutter: 0x829a,
  aperture: 0x829d,
  iso: 0x8827,
  taken: 0x9003,
  lens: 0xa434,
} as const;

interface Tiff {
  view: DataView;
  /** Where its addresses begin. */
  from: number;
  little: boolean;
}

/** The Exif part of a JPEG; null where it has none, or is no JPEG. */
function exifOf(view: DataView): Tiff | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 10 < view.byteLength; ) {
    const marker = view.getUint16(at);
    if ((marker & 0xff00) !== 0xff00 || marker === 0xffda) return null;
    // APP1 that begins with "Exif": others of that marker hold XMP.
    if (marker === 0xffe1 && view.getUint32(at + 4) === 0x45786966) {
      const from = at + 10;
      if (from + 8 > view.byteLength) return null;
      return { view, from, little: view.getUint16(from) === 0x4949 };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

interface Entry {
  type: number;
  count: number;
  /** Where its value stands. */
  at: number;
}

const bytesOf: Readonly<Record<number, number>> = { 2: 1, 3: 2, 4: 4, 5: 8 };
const mostEntries = 200;

/** The entries of a directory that we ask for: the place is in another one, which is never opened. */
function entriesAt({ view, from, little }: Tiff, offset: number): Map<number, Entry> {
  const entries = new Map<number, Entry>();
  const start = from + offset;
  if (offset <= 0 || start + 2 > view.byteLength) return entries;
  const length = Math.min(view.getUint16(start, little), mostEntries);
  for (let index = 0; index < length; index += 1) {
    const at = start + 2 + index * 12;
    if (at + 12 > view.byteLength) break;
    const type = view.getUint16(at + 2, little);
    const count = view.getUint32(at + 4, little);
    const size = (bytesOf[type] ?? 0) * count;
    const place = size > 4 ? from + view.getUint32(at + 8, little) : at + 8;
    if (size > 0 && place + size <= view.byteLength)
      entries.set(view.getUint16(at, little), { type, count, at: place });
  }
  return entries;
}

const most = 60;

function textOf({ view }: Tiff, entry: Entry | undefined): string {
  if (entry?.type !== 2) return '';
  const bytes = new Uint8Array(view.buffer, view.byteOffset + entry.at, Math.min(entry.count, most));
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end)).trim();
}

function numberOf({ view, little }: Tiff, entry: Entry | undefined): number {
  if (!entry) return 0;
  if (entry.type === 3) return view.getUint16(entry.at, little);
  if (entry.type === 4) return view.getUint32(entry.at, little);
  if (entry.type !== 5) return 0;
  const below = view.getUint32(entry.at + 4, little);
  return below === 0 ? 0 : view.getUint32(entry.at, little) / below;
}

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** `1/60` below half a second, else seconds. */
const shutterOf = (seconds: number): string =>
  seconds <= 0 ? '' : seconds < 0.5 ? `1/${Math.round(1 / seconds)}` : rounded(seconds);

/** The maker's name once: many models begin with it. */
function cameraOf(make: string, model: string): string {
  if (model === '') return make;
  const first = make.split(' ')[0] ?? '';
  return model.toLowerCase().startsWith(first.toLowerCase()) ? model : `${first} ${model}`.trim();
}

const dayOf = (taken: string): string => {
  const [, year, month, day] = /^(\d{4}):(\d\d):(\d\d)/.exec(taken) ?? [];
  return year === undefined || month === '00' || day === '00' ? '' : `${year}-${month}-${day}`;
};

/** How a JPEG says that it is to be turned, 1 to 8; 0 where it says nothing. */
export function turnIn(bytes: ArrayBuffer): number {
  const tiff = exifOf(new DataView(bytes));
  if (!tiff) return 0;
  const main = entriesAt(tiff, tiff.view.getUint32(tiff.from + 4, tiff.little));
  return numberOf(tiff, main.get(tags.turn));
}

/**
 * What a JPEG says of how it was taken: camera, lens, shutter, ISO, aperture and day. Where it was taken stands in a part
 * of its own, which is not read. Null where nothing is said.
 */
export function factsIn(bytes: ArrayBuffer): Facts | null {
  const tiff = exifOf(new DataView(bytes));
  if (!tiff) return null;
  const main = entriesAt(tiff, tiff.view.getUint32(tiff.from + 4, tiff.little));
  const own = entriesAt(tiff, numberOf(tiff, main.get(tags.exif)));
  const iso = numberOf(tiff, own.get(tags.iso));
  const aperture = numberOf(tiff, own.get(tags.aperture));
  const facts: Facts = {
    camera: cameraOf(textOf(tiff, main.get(tags.make)), textOf(tiff, main.get(tags.model))).slice(0, most),
    lens: textOf(tiff, own.get(tags.lens)),
    shutter: shutterOf(numberOf(tiff, own.get(tags.shutter))),
    iso: iso > 0 ? String(iso) : '',
    aperture: aperture > 0 ? rounded(aperture) : '',
    day: dayOf(textOf(tiff, own.get(tags.taken))),
  };
  return Object.values(facts).some((fact) => fact !== '') ? facts : null;
}
