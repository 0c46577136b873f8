import { callFrom, pageErrorFor } from '../api/context.ts';
import { type ApiRefusal, isRefusal } from '../api/wire.ts';
import { HistoryScreen, RemoveVersion } from '../features/review/index.ts';
import { noPermission, threadAddress } from '../features/threads/index.ts';
import { threadPath } from '../lib/thread-path.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { gone, notFound } from '../router/page-errors.ts';
import { AccountLayout } from '../shell/layouts/AccountLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

export const handle = { canonicalFields: ['before'] };

const numberIn = (text: string | null | undefined): number => Number(/^[1-9]\d{0,8}$/.exec(text ?? '')?.[0] ?? 0);
const pidIn = (text: string | undefined): number => Number(/^[1-9]\d{0,14}$/.exec(text ?? '')?.[0] ?? 0);
const unknown = ['threads.not_exist', 'threads.post_not_exist'];

/** Who may not read a thread is led as from its page. */
function refused(error: ApiRefusal, tid: string | undefined) {
  if (unknown.includes(error.refusal)) return notFound();
  if (error.refusal === 'threads.history_hidden') return gone(error.msg);
  return noPermission(error, tid) ?? pageErrorFor(error);
}

/** A page of a post's versions; `?remove=` asks a moderator about one of them. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const [address, pid, before] = [
    threadAddress(params.list, params.detail),
    pidIn(params.pid),
    numberIn(query.get('before')),
  ];
  if (!address || pid === 0) throw notFound();
  const call = callFrom(context);
  try {
    const { data: history } = await call('review.post-history', { pid, before });
    if (history.tid !== address.tid) throw notFound();
    const remove = history.can.remove ? numberIn(query.get('remove')) : 0;
    const canned = remove > 0 ? (await call('moderation.canned', {})).data.list : [];
    return { history, later: before > 0, remove, canned };
  } catch (error) {
    throw isRefusal(error) ? refused(error, params.detail) : error;
  }
}

export default function ThreadHistoryPage() {
  const t = useT();
  const { history, later, remove, canned } = useLoaderData<typeof loader>();
  const title = t('history.title');
  return (
    <AccountLayout head={{ title, back: threadPath(history.tid) }}>
      <PageMeta title={`${title}: ${history.subject}`} hidden />
      <HistoryScreen history={history} later={later} />
      {remove > 0 && <RemoveVersion key={remove} post={history} version={remove} canned={canned} />}
    </AccountLayout>
  );
}
