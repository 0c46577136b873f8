import { callFrom, pageErrorFor } from '../api/context.ts';
import { isRefusal } from '../api/wire.ts';
import { TopicHead, wayToTopic } from '../features/topics/index.ts';
import { useLocale } from '../lib/locale.ts';
import { notFound } from '../lib/page-errors.ts';
import { PageMeta } from '../lib/page-meta.tsx';
import { StructuredData } from '../lib/structured-data.tsx';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { useRootData } from '../session/root-data.ts';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { texts } from '../texts/handle.ts';
import { useT } from '../texts/texts.tsx';

export const handle = texts('topics');

/** One topic; an address of none is 404. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  if (!/^[1-9]\d{0,14}$/.test(params.topid ?? '')) throw notFound();
  try {
    return (await callFrom(context)('topics.detail', { topid: Number(params.topid) })).data;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw error.refusal === 'topics.unknown' ? notFound() : pageErrorFor(error);
  }
}

export default function TopicPage() {
  const t = useT();
  const topic = useLoaderData<typeof loader>();
  const here = useLocale();
  const { publicUrl, siteName } = useRootData();
  return (
    <DefaultLayout head={{ title: t('topics.topic'), back: '/topic' }}>
      <PageMeta
        title={topic.top_name}
        description={topic.description || t('topics.description', { name: topic.top_name, site: siteName })}
      />
      <StructuredData json={import.meta.env.SSR ? wayToTopic(publicUrl, here, t('topics.topics'), topic) : ''} />
      <TopicHead topic={topic} />
    </DefaultLayout>
  );
}
