import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientDir } from './bundle.ts';

interface Sheet {
  css: string;
  hash: string;
}

const sheets = new Map<string, Sheet>();

/** A style sheet of the build; it never changes under its name. */
function sheetOf(href: string): Sheet {
  let sheet = sheets.get(href);
  if (!sheet) {
    const css = readFileSync(join(clientDir, href), 'utf8').trim();
    sheet = { css, hash: createHash('sha256').update(css).digest('base64') };
    sheets.set(href, sheet);
  }
  return sheet;
}

const sheetLink = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"/g;

/**
 * Puts the page's style sheets into it, so that a guest's first page is drawn from its one answer: on a slow network
 * that saves a round trip, and the sheet no longer shares the line with the code. The links stay, switched off,
 * because the router expects them where they were.
 */
export function withInlineStyles(html: string): { html: string; hashes: string[] } {
  const hashes: string[] = [];
  const inlined = html.replace(sheetLink, (link, href: string) => {
    const { css, hash } = sheetOf(href);
    hashes.push(hash);
    return `<style>${css}</style>${link} disabled=""`;
  });
  return { html: inlined, hashes };
}
