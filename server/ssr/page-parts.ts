import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the build tells of its files (Vite's manifest). */
export type BuildManifest = Record<string, { file: string; imports?: string[]; css?: string[]; isEntry?: boolean }>;

/** What stands around what React drew: the page's look and its code. */
export interface PageParts {
  /** Addresses of its style sheets. */
  styles: readonly string[];
  /** The same sheets, to stand in the page, and their hashes for its policy. */
  inline: { html: Buffer; hashes: readonly string[] };
  /** Code that the page's entry will ask for; it comes after the text and the look. */
  preloads: readonly string[];
  entries: readonly string[];
}

const entryKey = 'web/entry.client.tsx';
const routeKey = (id: string): string => `virtual:route/${id}.tsx`;

/** In development Vite serves the sources, and its own client puts the styles into the page. */
export const sourceParts: PageParts = {
  styles: ['/web/app.css'],
  inline: { html: Buffer.alloc(0), hashes: [] },
  preloads: [],
  entries: ['/@vite/client', `/${entryKey}`],
};

/** A style sheet never changes under its name, so a page can hold it. */
function inlined(dir: string, styles: readonly string[]): PageParts['inline'] {
  const sheets = styles.map((href) => readFileSync(join(dir, href), 'utf8').trim());
  return {
    html: Buffer.from(sheets.map((css) => `<style>${css}</style>`).join('')),
    hashes: sheets.map((css) => createHash('sha256').update(css).digest('base64')),
  };
}

/** The files of a page by the ids of its routes, from the build in `dir`. */
export function builtParts(manifest: BuildManifest, dir: string): (routes: readonly string[]) => PageParts {
  const known = new Map<string, PageParts>();
  const work = (routes: readonly string[]): PageParts => {
    const seen = new Set<string>();
    const visit = (key: string): void => {
      if (seen.has(key) || !manifest[key]) return;
      seen.add(key);
      manifest[key].imports?.forEach(visit);
    };
    for (const key of [entryKey, ...routes.map(routeKey)]) visit(key);
    const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
    const styles = [...new Set(chunks.flatMap(({ css }) => css ?? []))].map((file) => `/${file}`);
    const code = chunks.filter(({ isEntry }) => !isEntry).map(({ file }) => `/${file}`);
    const entry = manifest[entryKey]?.file;
    return { styles, inline: inlined(dir, styles), preloads: [...new Set(code)], entries: entry ? [`/${entry}`] : [] };
  };
  return (routes) => {
    const key = routes.join(' ');
    let parts = known.get(key);
    if (!parts) {
      parts = work(routes);
      known.set(key, parts);
    }
    return parts;
  };
}

/** How a page holds its look: linked, or in it so that a guest's first page is drawn from its one answer. */
export type Look = { nonce: string } | 'inline';

/**
 * The page as it is sent: what React drew, its look, the code it asks for, and its data. Bytes from here on: a string
 * of them would be written out anew by all who keep, pack and send it.
 */
export function wholePage(html: string, data: string, parts: PageParts, look: Look): Buffer {
  const nonce = look === 'inline' ? '' : ` nonce="${look.nonce}"`;
  const preloads = parts.preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`);
  const entries = parts.entries.map((src) => `<script type="module" src="${src}"${nonce}></script>`).join('');
  const head = html.indexOf('</head>');
  const end = html.lastIndexOf('</body>');
  const links = look === 'inline' ? parts.inline.html : linksOf(parts);
  const pieces = [
    '<!doctype html>',
    html.slice(0, head),
    links,
    preloads.join(''),
    html.slice(head, end),
    data,
    entries,
    html.slice(end),
  ];
  return written(pieces);
}

/** Each piece goes to its place at once: a page joined as a string, or of buffers, would be written out twice. */
function written(pieces: readonly (string | Buffer)[]): Buffer {
  const page = Buffer.allocUnsafeSlow(pieces.reduce((length, piece) => length + Buffer.byteLength(piece), 0));
  let at = 0;
  for (const piece of pieces) at += typeof piece === 'string' ? page.write(piece, at) : piece.copy(page, at);
  return page;
}

const linksOf = ({ styles }: PageParts): string =>
  styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
