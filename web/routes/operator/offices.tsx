import { pageCallFrom } from '../../api/context.ts';
import { OfficesScreen } from '../../features/operators/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

const kinds = ['country', 'topic', 'board'] as const;

/** Who holds which office over what. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const kind = kinds.find((each) => each === search.get('state')) ?? 'country';
  const after = search.get('after') ?? undefined;
  return { kind, found: (await pageCallFrom(context)('operators.offices', { kind, after })).data };
}

export default function OfficesPage() {
  return <OfficesScreen {...useLoaderData<typeof loader>()} />;
}
