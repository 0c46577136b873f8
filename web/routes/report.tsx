import { callFrom, pageErrorFor } from '../api/context.ts';
import { isRefusal } from '../api/wire.ts';
import { ReportRefused, ReportScreen } from '../features/review/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { notFound } from '../router/page-errors.ts';
import { AccountLayout } from '../shell/layouts/AccountLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

export const handle = { canonicalFields: ['tid', 'pid', 'uid'], writes: true };

const idIn = (params: URLSearchParams, name: string): number => {
  const id = params.get(name) ?? '';
  return /^[1-9]\d{0,15}$/.test(id) ? Number(id) : 0;
};

/** What is to be reported; what can't be says why. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const [tid, pid, uid] = [idIn(params, 'tid'), idIn(params, 'pid'), idIn(params, 'uid')];
  if (tid + pid + uid === 0) throw notFound();
  try {
    return { target: (await callFrom(context)('review.report-target', { tid, pid, uid })).data, refused: '' };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.refusal === 'threads.not_exist' || error.http !== 200) throw pageErrorFor(error);
    return { target: null, refused: error.msg };
  }
}

/** Reports a post or a member to the moderators; it works as a form before there is script. */
export default function ReportPage() {
  const t = useT();
  const { target, refused } = useLoaderData<typeof loader>();
  const title = t(target?.kind === 'member' ? 'reports.title.member' : 'reports.title.post');
  return (
    <AccountLayout head={{ title }}>
      <PageMeta title={title} hidden />
      <h1 className="heading text-2xl max-sm:sr-only">{title}</h1>
      {target ? <ReportScreen target={target} /> : <ReportRefused words={refused} />}
    </AccountLayout>
  );
}
