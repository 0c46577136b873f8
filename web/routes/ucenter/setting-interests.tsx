import { pageCallFrom } from '../../api/context.ts';
import { InterestsSettings, readInterests } from '../../features/welcome/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const handle = { writes: true };

/** What the reader talks about. */
export const loader = ({ context }: LoaderFunctionArgs) => readInterests(pageCallFrom(context));

export default function InterestsSettingsPage() {
  const t = useT();
  return (
    <>
      <PageMeta title={t('profiles.nav.interests')} hidden />
      <h1 className="heading text-2xl max-sm:sr-only">{t('profiles.nav.interests')}</h1>
      <InterestsSettings interests={useLoaderData<typeof loader>()} />
    </>
  );
}
