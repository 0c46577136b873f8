import { pageCallFrom, pageContext } from '../api/context.ts';
import { countryOf } from '../api/country-of.ts';
import { LinkButton } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { pageOf } from '../design/pages.ts';
import {
  askTopicChoices,
  askTopics,
  TopicDialogLate,
  TopicList,
  type TopicSource,
  topicsFacts,
} from '../features/topics/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData, useNavigate } from '../router/hooks.ts';
import { useLocale } from '../router/locale.ts';
import { useRootData, useSession } from '../session/root-data.ts';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { StructuredData } from '../shell/structured-data.tsx';
import { useT } from '../texts/texts.tsx';

/** The topics of the locale's country and of all, the most followed first; with `?act=new` the form of a new one. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const source: TopicSource = { kind: 'country', fid: countryOf(context).fid };
  const query = new URL(request.url).searchParams;
  const call = pageCallFrom(context);
  const [topics, choices] = await Promise.all([
    askTopics(call, source, { page: pageOf(query) }),
    query.get('act') === 'new' ? choicesHere(context) : null,
  ]);
  return { source, topics, choices };
}

/** What can be chosen in the form, for who may create topics (R-TOP-003). */
async function choicesHere(context: LoaderFunctionArgs['context']) {
  const viewer = await context.get(pageContext).viewer();
  return viewer?.mayCreateTopic ? askTopicChoices(pageCallFrom(context), viewer.countryFid) : null;
}

export default function TopicsPage() {
  const t = useT();
  const here = useLocale();
  const { publicUrl } = useRootData();
  const mayCreate = useSession()?.mayCreateTopic === true;
  const { source, topics } = useLoaderData<typeof loader>();
  return (
    <DefaultLayout head={{ title: t('topics.topics'), root: true }}>
      <PageMeta title={t('topics.topics')} description={t('topics.listText')} />
      <StructuredData json={import.meta.env.SSR ? topicsFacts(publicUrl, here, t('topics.topics'), topics.list) : ''} />
      <section className="card">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="heading flex-1 text-xl max-sm:sr-only">{t('topics.topics')}</h1>
          {mayCreate && (
            <LinkButton to="/topic?act=new" kind="outline" small icon="plus" rel="nofollow" preventScrollReset>
              {t('topics.newTopic')}
            </LinkButton>
          )}
        </div>
        <p className="mt-3 text-md text-ink-2 sm:mt-1">{t('topics.listText')}</p>
        <TopicList
          source={source}
          first={topics}
          empty={<EmptyState title={t('topics.emptyTitle')} text={t('topics.emptyText')} />}
        />
      </section>
      <NewTopic />
    </DefaultLayout>
  );
}

/** The form of a new topic, which leads on to its page. */
function NewTopic() {
  const { choices } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  if (!choices) return null;
  return (
    <TopicDialogLate
      choices={choices}
      closeTo="/topic"
      onClose={() => void navigate('/topic', { replace: true, preventScrollReset: true })}
      onSaved={({ topid }) => navigate(`/topic/${topid}`, { replace: true })}
    />
  );
}
