import { searchFields } from '../../../contract/domains/operators/limits.ts';
import { pageCallFrom } from '../../api/context.ts';
import { MembersScreen } from '../../features/operators/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Members by the beginning of a name, an address, a number. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const by = searchFields.find((field) => field === search.get('by')) ?? 'name';
  const q = search.get('q') ?? '';
  const after = search.get('after') ?? undefined;
  return { by, q, found: (await pageCallFrom(context)('operators.members', { by, q, after })).data };
}

export default function MembersPage() {
  return <MembersScreen {...useLoaderData<typeof loader>()} />;
}
