import '../design/sheets/search.css';
import { searchLimits } from '../../contract/domains/search/limits.ts';
import { globalFid } from '../../contract/primitives/countries.ts';
import { callFrom, pageCallFrom, pageErrorFor } from '../api/context.ts';
import { countryOf } from '../api/country-of.ts';
import { isRefusal } from '../api/wire.ts';
import { type Asked, askedOf, hotWords, type SearchData, SearchScreen, search } from '../features/search/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

/** Threads of late that are shown where nothing was found. */
const recentShown = 3;

/** Results of a search by `type` and `q`; without words the page offers what is hot. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<SearchData> {
  const asked = askedOf(new URL(request.url).searchParams);
  const { fid } = countryOf(context);
  const call = pageCallFrom(context);
  const nothing = { found: null, refused: '', hot: [], boards: [], recent: [] };
  if (asked.q === '') return { asked, ...nothing, hot: await hotWords(call, fid) };
  const [result, boards] = await Promise.all([
    searched(callFrom(context), asked, fid),
    asked.type === 1 ? call('threads.boards', { country_fid: fid }) : null,
  ]);
  const found = result.found && result.found.count === 0 ? await call('feeds.latest', { country_fid: fid }) : null;
  return {
    asked,
    ...result,
    hot: [],
    boards: (boards?.data.list ?? []).map(({ typeid, name, icon }) => ({ typeid, name, icon })),
    recent: (found?.data.list ?? []).slice(0, recentShown).map(({ tid, subject }) => ({ tid, subject })),
  };
}

/** What was found; a refusal stands in the page in the server's words (R-SRC-008). */
async function searched(call: ReturnType<typeof callFrom>, asked: Asked, fid: number) {
  const cut = { ...asked, q: asked.q.slice(0, searchLimits.queryMax) };
  try {
    return {
      found: await search(call, { ...cut, everywhere: asked.everywhere || fid === globalFid }, fid),
      refused: '',
    };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.refusal !== 'search.no_words') throw pageErrorFor(error);
    return { found: null, refused: error.msg };
  }
}

export default function SearchPage() {
  const t = useT();
  const data = useLoaderData<typeof loader>();
  const title = data.asked.q === '' ? t('search.title') : t('search.titleOf', { q: data.asked.q });
  return (
    <DefaultLayout head={{ title: t('search.title') }}>
      <PageMeta title={title} hidden />
      <h1 className="sr-only">{title}</h1>
      <SearchScreen data={data} />
    </DefaultLayout>
  );
}
