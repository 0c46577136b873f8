import { languages } from '../../contract/primitives/countries.ts';
import type { ZoneOffset } from '../../contract/primitives/zones.ts';
import { writtenMoment } from '../texts/moment-words.ts';

/** What is read out of a page's HTML without drawing it. */

const between = (html: string, before: string, after: string): string | undefined => {
  const from = html.indexOf(before);
  if (from < 0) return undefined;
  const start = from + before.length;
  const end = html.indexOf(after, start);
  return end < 0 ? undefined : html.slice(start, end);
};

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** Its title, as text. */
export function titleIn(html: string): string {
  const title = between(html, '<title>', '</title>') ?? '';
  return title.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|quot|amp));/gi, (_, hex, decimal, name) =>
    name ? named[name]! : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
}

/** The data that it carries for its code, as JSON. */
export function dataIn(html: string): string | undefined {
  const from = html.indexOf(' id="page-data"');
  return from < 0 ? undefined : between(html.slice(from), '>', '</script>');
}

interface FrameData {
  viewer?: { uid?: number } | null;
  zone?: readonly ZoneOffset[];
}

/** What it carries for the frame that all pages have. */
function frameIn(html: string): FrameData {
  const { data } = JSON.parse(dataIn(html) ?? '{}') as { data?: { root?: FrameData } };
  return data?.root ?? {};
}

/** The number of the member whom it was drawn for, undefined for a guest. */
export const readerIn = (html: string): number | undefined => frameIn(html).viewer?.uid;

/** The address of the code that starts it; it changes with every version of the site. */
export const buildIn = (html: string): string => /\/assets\/entry\.client-[\w-]{1,40}\.js/.exec(html)?.[0] ?? '';

/** Whether the address of a script is that of the code that starts pages. */
export const isBuild = (path: string): boolean => path !== '' && buildIn(path) === path;

/** The files of the site that it names, without the sheets that it holds. */
export const assetsIn = (html: string): string[] => [
  ...new Set(html.match(/(?<!data-href=")\/assets\/[\w./-]{1,200}\.(?:js|css)/g)),
];

const agoInHtml = /(<time dateTime="([\dTZ:.-]{24})" data-ago="(|short)"(?: class="[^"<>]*")?>)[^<]*/g;

/** The times of a page by the clock and the day: how long ago something was as the page was sent is not so now. */
function writtenTimes(html: string, now: number): string {
  const { zone = [] } = frameIn(html);
  const spoken = between(html.slice(Math.max(0, html.indexOf('<html'))), ' lang="', '"');
  const language = languages.find((each) => each === spoken) ?? 'en';
  return html.replace(
    agoInHtml,
    (_, tag: string, iso: string, short: string) =>
      tag + writtenMoment({ at: Math.floor(Date.parse(iso) / 1000), short: short !== '' }, { now, zone, language }),
  );
}

/** The page as it is read from this device, with the time at which it was received, for its code to say. */
export const markedSaved = (html: string, at: number, now: number): string =>
  writtenTimes(html, Math.floor(now / 1000)).replace('<html', `<html data-saved="${at}"`);
