import { addressContext, callFrom, pageContext } from '../../api/context.ts';
import { pageOf } from '../../design/pages.ts';
import { FavoriteKinds, ownProfile } from '../../features/profiles/index.ts';
import { MemberThreads, readFavorites } from '../../features/threads/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { useT } from '../../texts/texts.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  ownProfile(request, await context.get(pageContext).viewer(), context.get(addressContext));
  return readFavorites(callFrom(context), false, pageOf(new URL(request.url).searchParams));
}

/** The member's own favourites, favourited last first. */
export default function FavoritesPage() {
  const t = useT();
  return (
    <>
      <FavoriteKinds />
      <MemberThreads
        by
        result={useLoaderData<typeof loader>()}
        empty={{ title: t('profiles.empty.favorites'), text: t('profiles.empty.favoritesText') }}
      />
    </>
  );
}
