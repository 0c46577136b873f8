import { useLocale } from '../router/locale.ts';
import { useRootData } from '../session/root-data.ts';

/** A picture for shared links: a JPEG, and the same in a newer format; their addresses begin at the site's root. */
export interface SharedPicture {
  src: string;
  width: number;
  height: number;
  alt: string;
  webp: string;
}

/** A small picture that has one file only, such as a medal's. */
export interface SharedMark {
  src: string;
  alt: string;
}

interface PageMetaProps {
  /** What the page is called; the site's name follows it. Absent on the home page. */
  title?: string | undefined;
  description?: string | undefined;
  image?: SharedPicture | undefined;
  /** In place of the site's own mark. */
  mark?: SharedMark | undefined;
  type?: 'website' | 'article';
  /** Feed readers find the same list here. */
  feed?: string | undefined;
  /** Pages that search engines need not index. */
  hidden?: boolean;
}

const siteMark = '/icon-512-maskable.png';

/** The page's title, and what search engines and shared links say of it. */
export function PageMeta({ title, description, image, mark, type = 'website', feed, hidden }: PageMetaProps) {
  const { siteName, publicUrl } = useRootData();
  const { language, iso } = useLocale();
  const whole = title === undefined ? siteName : `${title} - ${siteName}`;
  return (
    <>
      <title>{whole}</title>
      {hidden && <meta name="robots" content="noindex" />}
      {description && <meta name="description" content={description} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title ?? siteName} />
      <meta property="og:type" content={type} />
      {iso !== '' && <meta property="og:locale" content={`${language}_${iso}`} />}
      {description && <meta property="og:description" content={description} />}
      {image ? <PictureMeta {...image} /> : <meta property="og:image" content={publicUrl + (mark?.src ?? siteMark)} />}
      {mark && <meta property="og:image:alt" content={mark.alt} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {feed && <link rel="alternate" type="application/atom+xml" href={publicUrl + feed} title={whole} />}
    </>
  );
}

/** Each property is said of the picture before it. */
function PictureMeta({ src, width, height, alt, webp }: SharedPicture) {
  const { publicUrl } = useRootData();
  return (
    <>
      <meta property="og:image" content={publicUrl + src} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image:alt" content={alt} />
      <meta property="og:image" content={publicUrl + webp} />
    </>
  );
}
