import { callFrom } from '../../api/context.ts';
import { pageOf } from '../../design/pages.ts';
import { whoseProfileHere } from '../../features/profiles/index.ts';
import { MemberThreads, readMemberThreads } from '../../features/threads/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { Link } from '../../router/links.tsx';
import { useT } from '../../texts/texts.tsx';

export async function loader(asked: LoaderFunctionArgs) {
  const { context, request } = asked;
  const whose = await whoseProfileHere(asked);
  const page = pageOf(new URL(request.url).searchParams);
  return { whose, result: await readMemberThreads(callFrom(context), whose.uid, page) };
}

/** A member's threads (R-PRO-001). */
export default function PostsPage() {
  const t = useT();
  const { whose, result } = useLoaderData<typeof loader>();
  const write = (
    <Link to="/note/thread" className="btn btn-primary">
      {t('threads.newPost')}
    </Link>
  );
  const empty = whose.own
    ? { title: t('profiles.empty.posts'), text: t('profiles.empty.postsText'), action: write }
    : { title: t('profiles.empty.posts') };
  return <MemberThreads result={result} empty={empty} />;
}
