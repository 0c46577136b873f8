import { createContext, type ReactNode, use } from 'react';
import type { Drawing } from '../../contract/primitives/drawing.ts';
import { type RouterView, RouterViewContext, useRouterView } from './view.tsx';

/** The page that the server draws; never set in the browser. */
export const DrawingContext = createContext<Drawing | null>(null);

interface PieceProps {
  as: 'li' | 'article' | 'section';
  /** What is drawn of the record; pieces of one name look alike. */
  name: string;
  /** The record that all of it is made of, beside the page's language, country and data saving. */
  of: object;
  id?: string;
  className: string;
  children: ReactNode;
}

/**
 * A part of a page that the server draws once for all who see its record alike, like a post. Within it nothing is known of
 * who reads but what the record says, no link leads from the page's own path, and no `useId` stands, as these differ from
 * page to page. The browser draws it like any other part.
 */
export function Piece({ as: Element, name, of, children, ...attributes }: PieceProps) {
  const place = import.meta.env.SSR ? use(DrawingContext)?.piece(name, of) : undefined;
  if (!import.meta.env.SSR) return <Element {...attributes}>{children}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server drew it itself, of the same record
  if (place && 'made' in place) return <Element {...attributes} dangerouslySetInnerHTML={{ __html: place.made }} />;
  return (
    <Element {...attributes}>
      {place?.before}
      <ForAnybody>{children}</ForAnybody>
      {place?.after}
    </Element>
  );
}

/** A part that asks for the reader in here would show one reader's page to another: that is a fault, and fails the page. */
function ForAnybody({ children }: { children: ReactNode }) {
  const view = useRouterView();
  return (
    <DrawingContext value={null}>
      <RouterViewContext value={viewOfAnybody(view)}>{children}</RouterViewContext>
    </DrawingContext>
  );
}

const viewsOfAnybody = new WeakMap<RouterView, RouterView>();

function viewOfAnybody(view: RouterView): RouterView {
  let made = viewsOfAnybody.get(view);
  if (!made) {
    const { page } = view.state;
    const root = Object.defineProperty({ ...(page.data.root as object) }, 'viewer', {
      get: () => {
        throw new Error('a piece is drawn for every reader: who reads can not be asked within it');
      },
    });
    made = { ...view, state: { ...view.state, page: { ...page, data: { root } } } };
    viewsOfAnybody.set(view, made);
  }
  return made;
}
