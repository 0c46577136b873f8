import { pageCallFrom } from '../../api/context.ts';
import { NeedsScript } from '../../design/NeedsScript.tsx';
import { DeleteSection, ExportSection } from '../../features/privacy/index.ts';
import { EmailSection, PasswordSection, SessionsSection } from '../../features/sign-in/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const handle = { writes: true };

export const loader = ({ context }: LoaderFunctionArgs) =>
  pageCallFrom(context)('proofs.email-state', {}).then(({ data }) => data);

/** The account's settings: a card for each thing that can be set, of whichever domain it is. */
export default function AccountSettingsPage() {
  const t = useT();
  return (
    <>
      <PageMeta title={t('profiles.nav.account')} hidden />
      <h1 className="heading text-2xl max-sm:sr-only">{t('profiles.nav.account')}</h1>
      <EmailSection loaded={useLoaderData<typeof loader>()} />
      <NeedsScript>{t('shell.needsScript')}</NeedsScript>
      <PasswordSection />
      <div id="sessions" className="scroll-mt-16">
        <SessionsSection />
      </div>
      <div id="export" className="scroll-mt-16">
        <ExportSection />
      </div>
      <DeleteSection />
    </>
  );
}
