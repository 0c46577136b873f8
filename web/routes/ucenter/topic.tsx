import { pageCallFrom } from '../../api/context.ts';
import { EmptyState } from '../../design/EmptyState.tsx';
import { pageOf } from '../../design/pages.ts';
import { whoseProfileHere } from '../../features/profiles/index.ts';
import { askTags, askTopics, Interests, OwnTopicTabs, TopicList } from '../../features/topics/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { Link } from '../../router/links.tsx';
import { useT } from '../../texts/texts.tsx';

/** Topics that the reader hosts, with the reader's interests; or those that the member of `?uid` hosts. */
export async function loader(asked: LoaderFunctionArgs) {
  const { context, request } = asked;
  const whose = await whoseProfileHere(asked);
  const call = pageCallFrom(context);
  const page = pageOf(new URL(request.url).searchParams);
  const [topics, tags] = await Promise.all([
    askTopics(call, { kind: 'hosted', uid: whose.uid }, { page }),
    whose.own ? askTags(call) : null,
  ]);
  return { whose, topics, tags };
}

export default function TopicsHostedPage() {
  const t = useT();
  const { whose, topics, tags } = useLoaderData<typeof loader>();
  return (
    <>
      {whose.own && <OwnTopicTabs />}
      <div className="px-4 py-2 sm:px-5">
        <TopicList
          key={whose.uid}
          source={{ kind: 'hosted', uid: whose.uid }}
          first={topics}
          query={whose.own ? '' : `uid=${whose.uid}&`}
          empty={
            <EmptyState
              title={t('topics.noneHosted')}
              action={
                <Link to="/topic" className="btn btn-outline">
                  {t('topics.findTopics')}
                </Link>
              }
            />
          }
        />
      </div>
      {tags && <Interests tags={tags} />}
    </>
  );
}
