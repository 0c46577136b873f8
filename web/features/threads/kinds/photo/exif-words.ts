import type { Exif } from '../../../../../contract/domains/threads/kinds/photo/shapes.ts';
import type { IconName } from '../../../../design/icon-names.ts';

/** What is said of a photo in one line, each with its drawing; the day is in the reader's language. */
export function exifWords(exif: Exif | null, day: (day: string) => string): { icon: IconName | null; text: string }[] {
  if (!exif) return [];
  const facts: { icon: IconName | null; text: string }[] = [
    { icon: 'smartphone', text: exif.camera },
    { icon: 'camera', text: exif.lens },
    { icon: 'aperture', text: exif.aperture && `f/${exif.aperture}` },
    { icon: 'timer', text: exif.shutter && `${exif.shutter} s` },
    { icon: null, text: exif.iso && `ISO ${exif.iso}` },
    { icon: 'calendar', text: exif.day && day(exif.day) },
  ];
  return facts.filter(({ text }) => text !== '');
}
