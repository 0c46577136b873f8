import type { Language } from '../../contract/primitives/countries.ts';
import { useRootData } from '../session/root-data.ts';

/** A page on the way from its country to the one that is open; its path begins at the site's root. */
export interface Crumb {
  name: string;
  path: string;
}

/** Facts for search engines as the text of a script: no tag can begin in it, whatever members wrote. */
export const jsonLd = (facts: object): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');

/** How often something was done, as schema.org counts it. */
export const counted = (action: string, count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: count,
});

/** The way to a page, from its country on: a schema.org BreadcrumbList. */
export const breadcrumbs = (publicUrl: string, way: readonly Crumb[]): string =>
  jsonLd({
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, at) => ({
      ...{ '@type': 'ListItem', position: at + 1 },
      ...{ name, item: publicUrl + path },
    })),
  });

/** Something that a list leads to; its path begins at the site's root. */
export type Listed = Crumb;

interface ListPage {
  path: string;
  name: string;
  description?: string;
  language: Language;
  list: readonly Listed[];
}

/** A page that lists others: a schema.org CollectionPage around an ItemList. */
export const listFacts = (publicUrl: string, { path, name, description, language, list }: ListPage): string =>
  jsonLd({
    '@type': 'CollectionPage',
    ...{ url: publicUrl + path, name, description, inLanguage: language },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: list.length,
      itemListElement: list.map((listed, at) => ({
        ...{ '@type': 'ListItem', position: at + 1 },
        ...{ name: listed.name, url: publicUrl + listed.path },
      })),
    },
  });

/** The site itself: a schema.org WebSite with who publishes it. */
export const siteFacts = (publicUrl: string, siteName: string): string =>
  jsonLd({
    '@type': 'WebSite',
    url: `${publicUrl}/`,
    name: siteName,
    inLanguage: ['en', 'fr', 'hi'],
    publisher: {
      ...{ '@type': 'Organization', name: siteName, url: `${publicUrl}/` },
      logo: { '@type': 'ImageObject', url: `${publicUrl}/icon-512-maskable.png`, width: 512, height: 512 },
    },
  });

/**
 * Facts that search engines read, on the server's page for guests; the browser need not make them again. Called as
 * `<StructuredData json={import.meta.env.SSR ? factsOf(page) : ''} />`, so that the code that makes them isn't sent.
 */
export function StructuredData({ json }: { json: string }) {
  const { viewer } = useRootData();
  if (viewer) return null;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
