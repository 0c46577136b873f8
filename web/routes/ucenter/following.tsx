import { callFrom } from '../../api/context.ts';
import { pageOf } from '../../design/pages.ts';
import { type FollowSource, MemberList, readFollows } from '../../features/follows/index.ts';
import { whoseProfileHere } from '../../features/profiles/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Whom the reader follows, or the member of `?uid`. */
export async function loader(asked: LoaderFunctionArgs) {
  const { context, request } = asked;
  const whose = await whoseProfileHere(asked);
  const source: FollowSource = { list: 'follows', ...whose };
  const page = pageOf(new URL(request.url).searchParams);
  return { source, result: await readFollows(callFrom(context), source, page) };
}

export default function FollowingListPage() {
  const { source, result } = useLoaderData<typeof loader>();
  return <MemberList key={source.uid} source={source} result={result} />;
}
