import { pageCallFrom } from '../../api/context.ts';
import { pageOf } from '../../design/pages.ts';
import { ApplicationsOffice } from '../../features/creator/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Applications to become a creator. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const answered = search.get('answered') === '1';
  const asked = { answered: answered ? 1 : 0, page: pageOf(search) };
  return { answered, found: (await pageCallFrom(context)('creator.applications', asked)).data };
}

export default function CreatorsPage() {
  return <ApplicationsOffice {...useLoaderData<typeof loader>()} />;
}
