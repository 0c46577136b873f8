import { pageCallFrom } from '../../api/context.ts';
import { HeldPosts } from '../../features/review/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

/** The reader's own posts that wait for a moderator. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get('after') ?? '';
  return (await pageCallFrom(context)('review.own-held', { after })).data;
}

export default function WaitingPage() {
  const t = useT();
  return (
    <>
      <PageMeta title={t('threads.held.title')} hidden />
      <h1 className="heading text-2xl max-sm:sr-only">{t('threads.held.title')}</h1>
      <HeldPosts first={useLoaderData<typeof loader>()} />
    </>
  );
}
