import { pageCallFrom } from '../../api/context.ts';
import { EmptyState } from '../../design/EmptyState.tsx';
import { pageOf } from '../../design/pages.ts';
import { whoseProfileHere } from '../../features/profiles/index.ts';
import { askTopics, OwnTopicTabs, TopicList } from '../../features/topics/index.ts';
import { type LoaderFunctionArgs, redirect } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { Link } from '../../router/links.tsx';
import { useT } from '../../texts/texts.tsx';

/** Topics that the reader follows: one's own affair, so that of another member the hosted ones are shown. */
export async function loader(asked: LoaderFunctionArgs) {
  const { context, request } = asked;
  const whose = await whoseProfileHere(asked);
  if (!whose.own) throw redirect(`/ucenter/account/topic?uid=${whose.uid}`);
  const page = pageOf(new URL(request.url).searchParams);
  return { topics: await askTopics(pageCallFrom(context), { kind: 'followed' }, { page }) };
}

export default function FollowedTopicsPage() {
  const t = useT();
  const { topics } = useLoaderData<typeof loader>();
  return (
    <>
      <OwnTopicTabs />
      <div className="px-4 py-2 sm:px-5">
        <TopicList
          source={{ kind: 'followed' }}
          first={topics}
          empty={
            <EmptyState
              title={t('topics.noneFollowed')}
              action={
                <Link to="/topic" className="btn btn-outline">
                  {t('topics.findTopics')}
                </Link>
              }
            />
          }
        />
      </div>
    </>
  );
}
