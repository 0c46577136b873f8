import { pageCallFrom } from '../api/context.ts';
import { pageOf } from '../design/pages.ts';
import { EmptyState } from '../design/states.tsx';
import { askTopics, TopicList, type TopicSource, topicsFacts } from '../features/topics/index.ts';
import { countryOf } from '../lib/country-of.ts';
import { useLocale } from '../lib/locale.ts';
import { PageMeta } from '../lib/page-meta.tsx';
import { StructuredData } from '../lib/structured-data.tsx';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { useRootData } from '../session/root-data.ts';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { texts } from '../texts/handle.ts';
import { useT } from '../texts/texts.tsx';

export const handle = texts('topics');

/** The topics of the locale's country and of all, the most followed first. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const source: TopicSource = { kind: 'country', fid: countryOf(context).fid };
  const page = pageOf(new URL(request.url).searchParams);
  return { source, topics: await askTopics(pageCallFrom(context), source, { page }) };
}

export default function TopicsPage() {
  const t = useT();
  const here = useLocale();
  const { publicUrl } = useRootData();
  const { source, topics } = useLoaderData<typeof loader>();
  return (
    <DefaultLayout head={{ title: t('topics.topics'), root: true }}>
      <PageMeta title={t('topics.topics')} description={t('topics.listText')} />
      <StructuredData json={import.meta.env.SSR ? topicsFacts(publicUrl, here, t('topics.topics'), topics.list) : ''} />
      <section className="card">
        <h1 className="heading text-xl max-sm:sr-only">{t('topics.topics')}</h1>
        <p className="text-md text-ink-2 sm:mt-1">{t('topics.listText')}</p>
        <TopicList
          source={source}
          first={topics}
          empty={<EmptyState title={t('topics.emptyTitle')} text={t('topics.emptyText')} />}
        />
      </section>
    </DefaultLayout>
  );
}
