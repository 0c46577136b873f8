import { pageCallFrom } from '../../api/context.ts';
import { AddressesScreen } from '../../features/moderation/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** The addresses that are banned; a look-up is asked for on the page, since it is noted. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const uid = search.get('uid') ?? '';
  const { data } = await pageCallFrom(context)('moderation.address-bans', { after: search.get('after') ?? '' });
  return { uid, bans: data };
}

export default function AddressesPage() {
  const loaded = useLoaderData<typeof loader>();
  return <AddressesScreen key={loaded.uid} {...loaded} />;
}
