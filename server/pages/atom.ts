import type { ThreadRow } from '../../contract/domains/threads/shapes.ts';
import type { Language } from '../../contract/primitives/countries.ts';
import { threadAddress } from './sitemap.ts';
import { xmlText } from './xml.ts';

interface AtomFeed {
  publicUrl: string;
  /** Path of the feed itself. */
  path: string;
  /** Path of the page that shows the same. */
  page: string;
  title: string;
  language: Language;
  threads: readonly ThreadRow[];
  now: Date;
}

const moment = (seconds: number): string => new Date(seconds * 1000).toISOString();

const changedAt = ({ dateline, lastpost, edited }: ThreadRow): number => Math.max(dateline, lastpost, edited);

function entry(publicUrl: string, thread: ThreadRow): string {
  const address = xmlText(threadAddress(publicUrl, thread));
  return [
    '<entry>',
    `<id>${address}</id>`,
    `<title>${xmlText(thread.subject)}</title>`,
    `<link href="${address}"/>`,
    `<published>${moment(thread.dateline)}</published>`,
    `<updated>${moment(changedAt(thread))}</updated>`,
    `<author><name>${xmlText(thread.author)}</name></author>`,
    `<summary>${xmlText(thread.summary)}</summary>`,
    '</entry>',
  ].join('');
}

/** An Atom feed (RFC 4287) of the newest threads of a country or board. */
export function atomFeed({ publicUrl, path, page, title, language, threads, now }: AtomFeed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${xmlText(publicUrl + path)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<link rel="self" href="${xmlText(publicUrl + path)}"/>`,
    `<link rel="alternate" href="${xmlText(publicUrl + page)}"/>`,
    `<updated>${threads.length > 0 ? moment(Math.max(...threads.map(changedAt))) : now.toISOString()}</updated>`,
    ...threads.map((thread) => entry(publicUrl, thread)),
    '</feed>',
    '',
  ].join('\n');
}
