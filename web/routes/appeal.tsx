import { addressContext, callFrom, pageErrorFor } from '../api/context.ts';
import { isRefusal } from '../api/wire.ts';
import { ActAppeal } from '../features/review/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { gone, notFound } from '../router/page-errors.ts';
import { AccountLayout } from '../shell/layouts/AccountLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

export const handle = { canonicalFields: ['act'], writes: true };

/** What a moderator did to a post of the reader's own. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const id = /^[1-9]\d{0,15}$/.exec(new URL(request.url).searchParams.get('act') ?? '')?.[0];
  if (id === undefined) throw notFound();
  try {
    return { act: (await callFrom(context)('review.appealed-act', { id: Number(id) })).data };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const inWords = error.http === 200 && error.errCode !== 401;
    throw inWords ? gone(error.msg) : pageErrorFor(error, context.get(addressContext));
  }
}

/** The decision, its reason, and the appeal against it; a form before there is script. */
export default function AppealPage() {
  const t = useT();
  const { act } = useLoaderData<typeof loader>();
  const title = t('moderation.act.title');
  return (
    <AccountLayout head={{ title }}>
      <PageMeta title={title} hidden />
      <h1 className="heading text-2xl max-sm:sr-only">{title}</h1>
      <ActAppeal act={act} />
    </AccountLayout>
  );
}
