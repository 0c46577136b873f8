import { countryOfFid, globalFid } from '../../../contract/primitives/countries.ts';
import { pageCallFrom } from '../../api/context.ts';
import { CannedScreen } from '../../features/moderation/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** The reasons that moderators of a country choose from. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = Number(new URL(request.url).searchParams.get('country') ?? 0);
  const country_fid = countryOfFid(asked)?.fid ?? globalFid;
  return (await pageCallFrom(context)('moderation.canned', { country_fid })).data;
}

export default function CannedPage() {
  const found = useLoaderData<typeof loader>();
  return <CannedScreen key={found.country_fid} found={found} />;
}
