import { useRootData } from '../session/root-data.ts';

interface PageMetaProps {
  /** What the page is called; the site's name follows it. Absent on the home page. */
  title?: string | undefined;
  description?: string | undefined;
  /** Address of a picture for shared links, from the site's root. */
  image?: string | undefined;
  type?: 'website' | 'article';
  /** Feed readers find the same list here. */
  feed?: string | undefined;
  /** Pages that search engines need not keep. */
  hidden?: boolean;
}

/** The page's title, and what search engines and shared links say of it. */
export function PageMeta({ title, description, image, type = 'website', feed, hidden }: PageMetaProps) {
  const { siteName, publicUrl } = useRootData();
  const whole = title === undefined ? siteName : `${title} - ${siteName}`;
  return (
    <>
      <title>{whole}</title>
      {hidden && <meta name="robots" content="noindex" />}
      {description && <meta name="description" content={description} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title ?? siteName} />
      <meta property="og:type" content={type} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={publicUrl + (image ?? '/icon-512-maskable.png')} />
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {feed && <link rel="alternate" type="application/atom+xml" href={publicUrl + feed} title={whole} />}
    </>
  );
}
