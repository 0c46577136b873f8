import { callFrom } from '../../api/context.ts';
import { pageOf } from '../../design/pages.ts';
import { whoseProfileHere } from '../../features/profiles/index.ts';
import { MemberPosts, readMemberReplies } from '../../features/threads/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { texts } from '../../texts/handle.ts';
import { useT } from '../../texts/texts.tsx';

export const handle = texts('threads');

export async function loader(asked: LoaderFunctionArgs) {
  const { context, request } = asked;
  const whose = await whoseProfileHere(asked);
  const page = pageOf(new URL(request.url).searchParams);
  return { whose, result: await readMemberReplies(callFrom(context), whose.uid, page) };
}

/** A member's replies (R-PRO-001). */
export default function RepliesPage() {
  const t = useT();
  const { whose, result } = useLoaderData<typeof loader>();
  const text = whose.own ? { text: t('profiles.empty.repliesText') } : {};
  return <MemberPosts result={result} empty={{ title: t('profiles.empty.replies'), ...text }} />;
}
