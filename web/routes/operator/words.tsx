import { countryOfFid, globalFid } from '../../../contract/primitives/countries.ts';
import { pageCallFrom } from '../../api/context.ts';
import { WordsScreen } from '../../features/moderation/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** The lists of words of one country, or those that hold everywhere. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = Number(new URL(request.url).searchParams.get('country') ?? 0);
  const country_fid = countryOfFid(asked)?.fid ?? globalFid;
  return (await pageCallFrom(context)('moderation.words', { country_fid })).data;
}

export default function WordsPage() {
  return <WordsScreen found={useLoaderData<typeof loader>()} />;
}
