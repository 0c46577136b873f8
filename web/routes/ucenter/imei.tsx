import { pageCallFrom } from '../../api/context.ts';
import { ImeiScreen, readPhones } from '../../features/invitations/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const handle = { writes: true };

export const loader = ({ context }: LoaderFunctionArgs) => readPhones(pageCallFrom(context));

/** Activating phones by their IMEI (R-IME-001). */
export default function ImeiPage() {
  const t = useT();
  return (
    <>
      <PageMeta title={t('invitations.imeiTitle')} hidden />
      <h1 className="sr-only">{t('invitations.imeiTitle')}</h1>
      <ImeiScreen phones={useLoaderData<typeof loader>()} />
    </>
  );
}
