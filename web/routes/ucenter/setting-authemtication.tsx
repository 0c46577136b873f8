import { pageCallFrom } from '../../api/context.ts';
import { LinkedAccounts, PasskeysSection, SecondStepAsked, TwoStepSection } from '../../features/sign-in/index.ts';
import { goTo } from '../../lib/go-to.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useHref, useLoaderData, useSearch } from '../../router/hooks.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const handle = { writes: true };

/** The ways into the account beside the password; the documents spell the address so. */
export async function loader({ context }: LoaderFunctionArgs) {
  const call = pageCallFrom(context);
  const [passkeys, twoStep] = await Promise.all([call('proofs.passkeys', {}), call('proofs.two-step', {})]);
  return { passkeys: passkeys.data.list, twoStep: twoStep.data };
}

/** The page of the console that asked for a second step; undefined where none did. */
const askedFrom = (page: string | null): string | undefined =>
  page !== null && /^\/operator(?:[/?]|$)/.test(page) ? page : undefined;

export default function WaysInPage() {
  const t = useT();
  const { passkeys, twoStep } = useLoaderData<typeof loader>();
  const asked = askedFrom(useSearch().get('page'));
  const back = useHref(asked ?? '/operator');
  // Asked for anew: the frame around the page knows an operator only now.
  const goOn = asked === undefined ? undefined : () => goTo(back);
  return (
    <>
      <PageMeta title={t('profiles.nav.authemtication')} hidden />
      <h1 className="heading text-2xl max-sm:sr-only">{t('profiles.nav.authemtication')}</h1>
      {goOn && <SecondStepAsked hasCodes={twoStep.on} hasPasskeys={passkeys.length > 0} onGiven={goOn} />}
      <PasskeysSection first={passkeys} onAdded={goOn} />
      <TwoStepSection first={twoStep} onAdded={goOn} />
      <LinkedAccounts />
    </>
  );
}
