import { createContext, type ReactNode, use } from 'react';
import { type RouterView, RouterViewContext, useRouterView } from '../router/view.tsx';
import type { KeptPage } from './kept-markup.ts';

/** What the server drew before, while it draws a page; never set in the browser. */
export const KeptContext = createContext<KeptPage | null>(null);

interface KeptProps {
  as: 'li';
  id: string;
  className: string;
  /** All that the markup depends on, beside the page's language, country and data saving. */
  of: unknown;
  children: ReactNode;
}

/**
 * A part of a page that is the same for many readers, like a post: the server draws it once and takes its markup from
 * then on, until what it is made of changes. Within it nothing is known of who reads, no link leads from the page's
 * own path, and no `useId` stands, as these differ from page to page. The browser draws it like any other part.
 */
export function Kept({ as: Element, of, children, ...attributes }: KeptProps) {
  const page = import.meta.env.SSR ? use(KeptContext) : null;
  if (!page) return <Element {...attributes}>{children}</Element>;
  const html = page.find(attributes.id, of);
  if (html === undefined) {
    return (
      <Element {...attributes}>
        {page.mark}
        <ForAnybody>{children}</ForAnybody>
        {page.mark}
      </Element>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React drew from the same part
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Who asks for the reader in here would show one reader's page to another: that is a fault, and fails the page. */
function ForAnybody({ children }: { children: ReactNode }) {
  const view = useRouterView();
  return (
    <KeptContext value={null}>
      <RouterViewContext value={viewOfAnybody(view)}>{children}</RouterViewContext>
    </KeptContext>
  );
}

const viewsOfAnybody = new WeakMap<RouterView, RouterView>();

function viewOfAnybody(view: RouterView): RouterView {
  let made = viewsOfAnybody.get(view);
  if (!made) {
    const { page } = view.state;
    const root = Object.defineProperty({ ...(page.data.root as object) }, 'viewer', {
      get: () => {
        throw new Error('kept markup is drawn for every reader: who reads can not be asked within it');
      },
    });
    made = { ...view, state: { ...view.state, page: { ...page, data: { root } } } };
    viewsOfAnybody.set(view, made);
  }
  return made;
}
