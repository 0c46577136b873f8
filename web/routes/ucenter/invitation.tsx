import { pageCallFrom } from '../../api/context.ts';
import { InvitationsScreen, readInvitations } from '../../features/invitations/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => readInvitations(pageCallFrom(context));

/** The member's invitations (R-INV-001). */
export default function InvitationPage() {
  const t = useT();
  return (
    <>
      <PageMeta title={t('invitations.title')} hidden />
      <h1 className="sr-only">{t('invitations.title')}</h1>
      <InvitationsScreen {...useLoaderData<typeof loader>()} />
    </>
  );
}
