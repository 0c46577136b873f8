import { pageCallFrom } from '../../api/context.ts';
import { askHiddenList, HiddenList } from '../../features/follows/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const handle = { writes: true };

/** The page of one of the two lists, by its own field. */
const pageIn = (params: URLSearchParams, field: string): number => {
  const page = params.get(field) ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
};

/** Whom the reader has blocked and muted. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const call = pageCallFrom(context);
  const params = new URL(request.url).searchParams;
  const [blocked, muted] = await Promise.all([
    askHiddenList(call, 'blocked', { page: pageIn(params, 'blocked') }),
    askHiddenList(call, 'muted', { page: pageIn(params, 'muted') }),
  ]);
  return { blocked, muted };
}

export default function BlockedPage() {
  const t = useT();
  const { blocked, muted } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta title={t('follows.hiddenTitle')} hidden />
      <h1 className="heading text-2xl max-sm:sr-only">{t('follows.hiddenTitle')}</h1>
      <HiddenList kind="blocked" first={blocked} />
      <HiddenList kind="muted" first={muted} />
    </>
  );
}
