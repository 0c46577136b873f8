import { pageCallFrom } from '../../api/context.ts';
import { LinkedAccounts, PasskeysSection, TwoStepSection } from '../../features/accounts/index.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { texts } from '../../texts/handle.ts';
import { useT } from '../../texts/texts.tsx';

export const handle = texts('safety', 'confirm', 'proof');

/** The ways into the account beside the password; the documents spell the address so. */
export async function loader({ context }: LoaderFunctionArgs) {
  const call = pageCallFrom(context);
  const [passkeys, twoStep] = await Promise.all([call('accounts.passkeys', {}), call('accounts.two-step', {})]);
  return { passkeys: passkeys.data.list, twoStep: twoStep.data };
}

export default function WaysInPage() {
  const t = useT();
  const { passkeys, twoStep } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta title={t('profiles.nav.authemtication')} hidden />
      <h1 className="heading text-2xl max-sm:sr-only">{t('profiles.nav.authemtication')}</h1>
      <PasskeysSection first={passkeys} />
      <TwoStepSection first={twoStep} />
      <LinkedAccounts />
    </>
  );
}
