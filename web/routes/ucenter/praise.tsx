import { addressContext, callFrom, pageContext } from '../../api/context.ts';
import { pageOf } from '../../design/pages.ts';
import { ownProfile } from '../../features/profiles/index.ts';
import { MemberPosts, readMyLikes } from '../../features/threads/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { useT } from '../../texts/texts.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  ownProfile(request, await context.get(pageContext).viewer(), context.get(addressContext));
  return readMyLikes(callFrom(context), pageOf(new URL(request.url).searchParams));
}

/** What the member likes, liked last first. */
export default function PraisePage() {
  const t = useT();
  return (
    <MemberPosts
      by
      result={useLoaderData<typeof loader>()}
      empty={{ title: t('profiles.empty.praise'), text: t('profiles.empty.praiseText') }}
    />
  );
}
