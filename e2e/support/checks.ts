import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The small edition: each new page takes it in anew. */
const checker = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * What is off the screen has an estimated size until it is seen (`content-visibility`): it is drawn now, so that what is
 * measured stands where a reader would find it.
 */
export async function drawWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** No violation of WCAG 2.2 A and AA on the page as it stands; each is named with its elements. */
export async function checkAccessibility(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(checker);
  await drawWhole(page);
  const { violations } = await page.evaluate(async () => {
    const { axe: tool } = globalThis as unknown as {
      axe: { run(root: Document, options: object): Promise<AxeResults> };
    };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    // None of these rules reads stylesheets, which it would fetch and parse once more.
    return tool.run(document, { preload: false, resultTypes: ['violations'], runOnly: { type: 'tag', values: tags } });
  });
  const found = violations.map((item) => {
    const places = item.nodes.slice(0, 5).map((node) => `    ${node.html.slice(0, 160)}\n      ${node.failureSummary}`);
    return `${item.id}: ${item.help}\n${places.join('\n')}`;
  });
  expect(found.join('\n'), `accessibility of ${page.url()}`).toBe('');
}

/** The elements that stick out of a page that scrolls sideways. */
export const wideParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const out = [...document.querySelectorAll('body *')].filter(
      (item) => item.getBoundingClientRect().right > width + 1,
    );
    // What sticks out though nothing shown does is named by its page alone.
    const named = out
      .slice(0, 5)
      .map(
        (item) => `${Math.round(item.getBoundingClientRect().right)} of ${width} px: ${item.outerHTML.slice(0, 140)}`,
      );
    return named.length > 0 ? named : [`${document.documentElement.scrollWidth} of ${width} px`];
  });

/** Nothing is wider than the screen: no scrolling sideways. The elements that stick out are named. */
export async function checkOverflow(page: Page): Promise<void> {
  expect(await wideParts(page), `sticks out of ${page.url()}`).toEqual([]);
}
