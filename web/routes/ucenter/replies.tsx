import { callFrom } from '../../api/context.ts';
import { pageOf } from '../../design/pages.ts';
import { whoseProfileHere } from '../../features/profiles/index.ts';
import { MemberPosts, noReplyYet, readMemberReplies, readWaitingReplies } from '../../features/threads/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { useT } from '../../texts/texts.tsx';

export async function loader(asked: LoaderFunctionArgs) {
  const { context, request } = asked;
  const call = callFrom(context);
  const whose = await whoseProfileHere(asked);
  const page = pageOf(new URL(request.url).searchParams);
  const result = await readMemberReplies(call, whose.uid, page);
  // Asked for only where the list would say that there is none.
  const isEmpty = result.ok && result.count === 0;
  return { whose, result, waiting: whose.own && isEmpty ? await readWaitingReplies(call) : 0 };
}

/** A member's replies (R-PRO-001). */
export default function RepliesPage() {
  const t = useT();
  const { whose, result, waiting } = useLoaderData<typeof loader>();
  const text = whose.own ? { text: t('profiles.empty.repliesText') } : {};
  const empty = waiting > 0 ? noReplyYet(t, waiting) : { title: t('profiles.empty.replies'), ...text };
  return <MemberPosts result={result} empty={empty} />;
}
