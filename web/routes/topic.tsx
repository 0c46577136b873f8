import type { PinnedInTopic, TopicAuthor } from '../../contract/domains/threads/traits/topic/shapes.ts';
import type { TopicDetail } from '../../contract/domains/topics/shapes.ts';
import { callFrom, pageContext, pageErrorFor } from '../api/context.ts';
import { type Caller, isRefusal } from '../api/wire.ts';
import { LinkButton } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { pageOf } from '../design/pages.ts';
import { FeedList, type FeedResult, type FeedSource, readFeed } from '../features/feeds/index.ts';
import {
  askTopicChoices,
  DeleteTopicDialog,
  TopicAbout,
  type TopicAct,
  TopicAuthors,
  TopicDialogLate,
  TopicHead,
  TopicPins,
  type TopicTab,
  TopicTabs,
  topicActOf,
  topicTabOf,
  wayToTopic,
} from '../features/topics/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData, useNavigate, useRevalidator } from '../router/hooks.ts';
import { useLocale } from '../router/locale.ts';
import { notFound } from '../router/page-errors.ts';
import { useRootData } from '../session/root-data.ts';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { StructuredData } from '../shell/structured-data.tsx';
import { useT } from '../texts/texts.tsx';
import { HomeChat, readHomeChat } from './home-chat.ts';

export const handle = { canonicalFields: ['tab'] };

/** One topic with the chosen part of its page, and the dialog that is asked for; an address of none is 404. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  if (!/^[1-9]\d{0,14}$/.test(params.topid ?? '')) throw notFound();
  const topid = Number(params.topid);
  const query = new URL(request.url).searchParams;
  const tab = topicTabOf(query);
  const call = callFrom(context);
  const topic = await askTopic(call, topid);
  const act = actOf(topic, topicActOf(query));
  const isMember = (await context.get(pageContext).viewer()) !== null;
  const [list, authors, choices, chat] = await Promise.all([
    tab === 'about' ? null : readList(call, { topid, tab }, pageOf(query)),
    readAuthors(call, topid),
    act === 'edit' ? askTopicChoices(call, topic.country_fid) : null,
    readHomeChat(call, isMember, { topid }),
  ]);
  return { topic, tab, list, authors, act, choices, chat };
}

async function askTopic(call: Caller, topid: number): Promise<TopicDetail> {
  try {
    return (await call('topics.detail', { topid })).data;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw error.refusal === 'topics.unknown' ? notFound() : pageErrorFor(error);
  }
}

/** Only what the reader may do is opened. */
const actOf = ({ can }: TopicDetail, asked: TopicAct | null): TopicAct | null => (asked && can[asked] ? asked : null);

interface TopicThreads {
  source: FeedSource;
  result: FeedResult;
  pinned: PinnedInTopic[];
}

async function readList(
  call: Caller,
  { topid, tab }: { topid: number; tab: Exclude<TopicTab, 'about'> },
  page: number,
): Promise<TopicThreads> {
  const source: FeedSource = { kind: 'topic', topid, order: tab };
  const result = await readFeed(call, source, page);
  const pinned = result.ok && 'pinned' in result ? (result.pinned as PinnedInTopic[]) : [];
  return { source, result, pinned };
}

/** Who stands beside the list; without an answer nobody. */
async function readAuthors(call: Caller, topid: number): Promise<TopicAuthor[]> {
  try {
    return (await call('threads.topic-authors', { topid })).data.list;
  } catch (error) {
    if (isRefusal(error)) return [];
    throw error;
  }
}

export default function TopicPage() {
  const t = useT();
  const { topic, tab, list, authors, chat } = useLoaderData<typeof loader>();
  const here = useLocale();
  const { publicUrl, siteName } = useRootData();
  return (
    <DefaultLayout head={{ title: t('topics.topic'), back: '/topic' }} right={<TopicAuthors authors={authors} />}>
      <PageMeta
        title={topic.top_name}
        description={topic.description || t('topics.description', { name: topic.top_name, site: siteName })}
      />
      <StructuredData json={import.meta.env.SSR ? wayToTopic(publicUrl, here, t('topics.topics'), topic) : ''} />
      <TopicHead topic={topic} />
      {chat && <HomeChat chat={chat} at={{ topid: topic.topid }} name={topic.top_name} />}
      <section className="card overflow-hidden p-0!">
        <TopicTabs topid={topic.topid} tab={tab} />
        {tab === 'about' && <TopicAbout topic={topic} />}
        {list && <TopicPins pinned={list.pinned} />}
      </section>
      {list && (
        <FeedList
          key={tab}
          result={list.result}
          source={list.source}
          query={tab === 'latest' ? '' : `tab=${tab}&`}
          empty={<NoThreads topid={topic.topid} />}
        />
      )}
      <Acting />
    </DefaultLayout>
  );
}

function NoThreads({ topid }: { topid: number }) {
  const t = useT();
  return (
    <section className="card">
      <EmptyState
        title={t('topics.noThreadsTitle')}
        text={t('topics.noThreadsText')}
        action={<LinkButton to={`/note/thread?topid=${topid}`}>{t('topics.postHere')}</LinkButton>}
      />
    </section>
  );
}

/** The dialog that the address asks for. */
function Acting() {
  const { topic, act, choices } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const page = `/topic/${topic.topid}`;
  const close = () => void navigate(page, { replace: true, preventScrollReset: true });
  if (act === 'delete') return <DeleteTopicDialog topic={topic} closeTo={page} onClose={close} />;
  if (act !== 'edit' || !choices) return null;
  const saved = async () => {
    close();
    await revalidate();
  };
  return <TopicDialogLate topic={topic} choices={choices} closeTo={page} onClose={close} onSaved={saved} />;
}
