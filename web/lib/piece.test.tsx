import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Drawing } from '../../contract/primitives/drawing.ts';
import type { RouterView } from '../router/view.tsx';
import { RouterViewContext } from '../router/view.tsx';
import { useLowData } from '../session/low-data.ts';
import { useRootData, useSession } from '../session/root-data.ts';
import { DrawingContext, Piece } from './piece.tsx';

const ama = { uid: 7, username: 'Ama' };
const post = { pid: 1 };

function viewOf(viewer: object | null): RouterView {
  const location = { pathname: '/', search: '', hash: '', key: 'first' };
  const page = { location, matches: [], data: { root: { viewer, siteName: 'Baobab', lite: true } }, failure: null };
  return { basename: '/', router: null, state: { page, navigation: { state: 'idle' }, revalidation: 'idle' } };
}

/** A drawing that has made the markup of some names, and knows one record. */
const drawingWith = (...made: string[]): Drawing => {
  const placeOf = (name: string) => (made.includes(name) ? { made: `[${name}]` } : { before: `[${name}:`, after: ']' });
  return {
    piece: (name, of) => (of === post ? placeOf(name) : undefined),
    forReader: (name) => ({ place: placeOf(name), viewer: { ...ama, username: 'Ama herself' } as never }),
    inData: () => undefined,
    viewerOfFrame: (viewer) => viewer,
    loaded: () => undefined,
    isKnown: () => false,
    isForMany: () => true,
    drawAlone: () => false,
  };
};

function Greeting() {
  return (
    <p>
      {useRootData().siteName} {useLowData() ? 'lite' : ''}
    </p>
  );
}
const Member = () => <p>{useSession()?.username}</p>;

const drawn = (element: React.ReactNode, drawing: Drawing | null, viewer: object | null = ama): string =>
  renderToString(
    <DrawingContext value={drawing}>
      <RouterViewContext value={viewOf(viewer)}>{element}</RouterViewContext>
    </DrawingContext>,
  );

const piece = (of: object, inner = <Greeting />) => (
  <Piece as="li" name="reply" of={of} id="pid1" className="reply">
    {inner}
  </Piece>
);

test('a piece is drawn between its marks, and once it is made only its place stands', () => {
  expect(drawn(piece(post), drawingWith())).toBe(
    '<li id="pid1" class="reply">[reply:<p>Baobab<!-- --> <!-- -->lite</p>]</li>',
  );
  expect(drawn(piece(post), drawingWith('reply'))).toBe('<li id="pid1" class="reply">[reply]</li>');
});

test('what is no record of the page is drawn in place', () => {
  expect(drawn(piece({ pid: 1 }), drawingWith('reply'))).toBe(
    '<li id="pid1" class="reply"><p>Baobab<!-- --> <!-- -->lite</p></li>',
  );
});

test('a piece that asks who reads is a fault, so that no reader is sent what was drawn for another', () => {
  expect(() => drawn(piece(post, <Member />), drawingWith())).toThrow('who reads can not be asked');
});

test('in the browser it is a part like any other', () => {
  expect(drawn(piece(post, <Member />), null)).toBe('<li id="pid1" class="reply"><p>Ama</p></li>');
});
