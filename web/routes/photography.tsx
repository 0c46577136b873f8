import '../design/sheets/photos.css';
import { callFrom } from '../api/context.ts';
import { askBeside, askPhotos, PhotographyScreen, runningContest } from '../features/contests/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

const shownFirst = 12;

/** The contest that runs, photographers and photographs: the beginning of each list. */
export async function loader({ context }: LoaderFunctionArgs) {
  const call = callFrom(context);
  const [contest, beside, newest, winners] = await Promise.all([
    runningContest(context),
    askBeside(call),
    askPhotos(call, { kind: 'list', list: 'newest' }, { page: 1 }),
    askPhotos(call, { kind: 'list', list: 'winners' }, { page: 1 }),
  ]);
  return {
    ...{ contest, ...beside },
    ...{ newest: newest.list.slice(0, shownFirst), winners: winners.list.slice(0, shownFirst) },
  };
}

export default function PhotographyPage() {
  const t = useT();
  return (
    <DefaultLayout head={{ title: t('contests.photographers'), back: '/photos' }}>
      <PageMeta title={t('contests.photographers')} description={t('contests.photos.text')} />
      <PhotographyScreen {...useLoaderData<typeof loader>()} />
    </DefaultLayout>
  );
}
