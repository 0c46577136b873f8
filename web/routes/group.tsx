import { callFrom, pageContext } from '../api/context.ts';
import { EmptyState } from '../design/EmptyState.tsx';
import { pageOf } from '../design/pages.ts';
import { FeedList, type FeedSource, readFeed } from '../features/feeds/index.ts';
import { GroupHead, openGroup } from '../features/groups/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { useRootData } from '../session/root-data.ts';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';
import { HomeChat, readHomeChat } from './home-chat.ts';

/** A group and what was posted in it, as far as the reader may look into it. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const group = await openGroup({ context, params });
  const source: FeedSource = { kind: 'group', groupid: group.groupid };
  const page = pageOf(new URL(request.url).searchParams);
  const call = callFrom(context);
  const isMember = (await context.get(pageContext).viewer()) !== null;
  const [result, chat] = await Promise.all([
    group.can.read ? readFeed(call, source, page) : null,
    readHomeChat(call, isMember, { threadGroup: group.groupid }),
  ]);
  return { group, source, result, chat };
}

export default function GroupPage() {
  const t = useT();
  const { group, source, result, chat } = useLoaderData<typeof loader>();
  const { siteName } = useRootData();
  return (
    <DefaultLayout head={{ title: t('groups.group'), back: '/group' }}>
      <PageMeta
        title={group.top_name}
        description={group.description || t('groups.pageDescription', { name: group.top_name, site: siteName })}
      />
      <GroupHead group={group} />
      {chat && group.role !== '' && <HomeChat chat={chat} at={{ threadGroup: group.groupid }} name={group.top_name} />}
      {result ? (
        <FeedList
          result={result}
          source={source}
          empty={
            <section className="card">
              <EmptyState
                title={t('groups.noPosts')}
                text={t(group.can.post ? 'groups.writeFirst' : 'groups.joinFirst')}
              />
            </section>
          }
        />
      ) : (
        <section className="card">
          <EmptyState title={t('groups.closedTitle')} text={t('groups.closedText')} />
        </section>
      )}
    </DefaultLayout>
  );
}
