import { previewOf, srcOf } from '../../../design/pictures.ts';
import { useLocale } from '../../../router/locale.ts';
import { useRootData } from '../../../session/root-data.ts';
import { PageMeta } from '../../../shell/page-meta.tsx';
import { StructuredData } from '../../../shell/structured-data.tsx';
import { useT } from '../../../texts/texts.tsx';
import { webKindOf } from '../kinds/kinds.ts';
import { messageSummary } from '../message.ts';
import type { ThreadPage } from '../queries.ts';
import { canonicalPath } from '../share.ts';
import { structuredData, wayToThread } from '../structured-data.ts';

/** What search engines and shared links read: names, canonical address, picture, the discussion itself. */
export function ThreadHead({ page }: { page: ThreadPage }) {
  const t = useT();
  const { publicUrl } = useRootData();
  const { language } = useLocale();
  const { thread, address } = page;
  const words = [messageSummary(thread.message), ...webKindOf(thread).words(thread)].filter(Boolean).join(' ');
  const url = publicUrl + canonicalPath(thread, address.page);
  const part = address.page > 1 ? ` - ${t('shell.pageNumber', { page: address.page })}` : '';
  const picture = thread.post_attachment[0];
  return (
    <>
      <PageMeta
        title={thread.subject + part}
        description={words || `${thread.subject} (${thread.author}, ${thread.typename})`}
        image={
          picture && {
            ...previewOf(picture),
            alt: picture.caption || thread.subject,
            webp: srcOf(picture, 1280),
          }
        }
        type="article"
      />
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
      <meta property="article:published_time" content={new Date(thread.dateline * 1000).toISOString()} />
      {thread.edited > 0 && (
        <meta property="article:modified_time" content={new Date(thread.edited * 1000).toISOString()} />
      )}
      <StructuredData json={import.meta.env.SSR ? structuredData(page, publicUrl) : ''} />
      <StructuredData json={import.meta.env.SSR ? wayToThread(thread, language, publicUrl) : ''} />
    </>
  );
}
