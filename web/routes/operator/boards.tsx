import { countryOfFid } from '../../../contract/primitives/countries.ts';
import { pageCallFrom } from '../../api/context.ts';
import { BoardsScreen } from '../../features/countries/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** The boards of one country, or those that every country has. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = Number(new URL(request.url).searchParams.get('country') ?? 0);
  const fid = countryOfFid(asked)?.fid ?? 0;
  return { fid, list: (await pageCallFrom(context)('countries.categories', { country_fid: fid })).data.list };
}

export default function BoardsPage() {
  const { fid, list } = useLoaderData<typeof loader>();
  return <BoardsScreen key={fid} countryFid={fid} list={list} />;
}
