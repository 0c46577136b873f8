import { pageCallFrom } from '../../api/context.ts';
import { NoticesScreen, readNoticeList } from '../../features/notices/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Where others mentioned the member. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get('after') ?? '';
  return { first: await readNoticeList(pageCallFrom(context), 'atme', after) };
}

export default function MentionsPage() {
  return <NoticesScreen type="atme" {...useLoaderData<typeof loader>()} />;
}
