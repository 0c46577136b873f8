import { expect, test } from 'vitest';
import { createPieceStore } from '../platform/pieces/store.ts';
import { PageDrawing } from './drawing.ts';

const post = { pid: 1, liked: false };
const english = JSON.stringify(['en', '/', false]);

/** A page of one piece, drawn where it has to be; `html` is the piece's markup. */
function page(
  store: ReturnType<typeof createPieceStore> | undefined,
  html: string,
  of: object = post,
  setting = english,
) {
  const drawing = new PageDrawing(store, setting, () => false);
  const place = drawing.piece('reply', of);
  const drawn = place === undefined || 'made' in place ? (place?.made ?? html) : place.before + html + place.after;
  return { isMade: place !== undefined && 'made' in place, html: drawing.read(`<p>;1;</p><li>${drawn}</li>`) };
}

test('a piece is drawn once for its record, its setting and its name, and no mark is left in the page', () => {
  const store = createPieceStore(100_000);
  expect(page(store, '<b>one</b>')).toEqual({ isMade: false, html: '<p>;1;</p><li><b>one</b></li>' });
  expect(page(store, '<b>two</b>')).toEqual({ isMade: true, html: '<p>;1;</p><li><b>one</b></li>' });
  expect(page(store, '<b>liked</b>', { ...post, liked: true }).isMade).toBe(false);
  expect(page(store, '<b>un</b>', post, JSON.stringify(['fr', '/ma', false])).isMade).toBe(false);
});

test('nothing is stored of a page of which a part failed, nor without a store', () => {
  const store = createPieceStore(100_000);
  page(store, '<!--$!--><template></template><!--/$-->');
  expect(page(store, '<b>one</b>').isMade).toBe(false);
  expect(page(undefined, '<b>one</b>')).toEqual({ isMade: false, html: '<p>;1;</p><li><b>one</b></li>' });
});
