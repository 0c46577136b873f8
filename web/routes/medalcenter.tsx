import { pageCallFrom, pageContext } from '../api/context.ts';
import {
  BesideName,
  GivenMedalCard,
  GivenMedalMeta,
  GuestTasks,
  MedalsScreen,
  medalAsked,
  readGivenMedal,
  readMedalNews,
  readMedals,
} from '../features/tasks/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { DialogLink } from '../shell/DialogLink.tsx';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

/** A shared address makes another page, whose picture other sites show. */
export const handle = { canonicalFields: ['medal', 'uid'] };

/** The member's medals and those still to get (R-MED-001); a guest is shown the way in, which leads back here. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const [viewer, call] = [await context.get(pageContext).viewer(), pageCallFrom(context)];
  const asked = medalAsked(new URL(request.url).searchParams);
  // One's own opens the sheet.
  const given = asked.uid === viewer?.uid ? null : await readGivenMedal(call, asked);
  if (viewer === null) return { given, own: null };
  const [medals, news] = await Promise.all([readMedals(call), readMedalNews(call)]);
  return { given, own: { medals, news, year: new Date().getUTCFullYear() } };
}

export default function MedalCentrePage() {
  const t = useT();
  const { given, own } = useLoaderData<typeof loader>();
  return (
    <DefaultLayout
      head={{ title: t('tasks.medals.title'), back: '/task' }}
      right={own && <BesideName medals={own.medals} />}
    >
      {given ? (
        <GivenMedalMeta medal={given} />
      ) : (
        <PageMeta title={t('tasks.medals.title')} description={t('tasks.medals.guestText')} hidden />
      )}
      {given && <GivenMedalCard medal={given} />}
      {own ? (
        <MedalsScreen {...own} />
      ) : (
        <GuestTasks of="medals">
          <DialogLink flag="showlogin" className="btn btn-primary">
            {t('shell.logIn')}
          </DialogLink>
        </GuestTasks>
      )}
    </DefaultLayout>
  );
}
