import { callFrom } from '../../api/context.ts';
import { isRefusal } from '../../api/wire.ts';
import { SettingsHead, SettingsList, type SettingsSummary } from '../../features/profiles/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const handle = { writes: true };

/** What is set, of each domain; one that refuses leaves its row without a summary. */
export async function loader({ context }: LoaderFunctionArgs): Promise<SettingsSummary> {
  const call = callFrom(context);
  const found = async <T,>(asked: Promise<T>): Promise<T | undefined> => {
    try {
      return await asked;
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  };
  const [email, sessions, twoStep, notices, blocked, muted] = await Promise.all([
    found(call('proofs.email-state', {})),
    found(call('sign-in.sessions', {})),
    found(call('proofs.two-step', {})),
    found(call('notices.settings', {})),
    found(call('follows.hidden-list', { kind: 'blocked', perpage: 1 })),
    found(call('follows.hidden-list', { kind: 'muted', perpage: 1 })),
  ]);
  const quiet =
    notices && (notices.data.quiet === 1 ? { from: notices.data.quiet_from, to: notices.data.quiet_to } : null);
  return {
    ...(email && { email: { email: email.data.email, verified: email.data.verified === 1 } }),
    ...(sessions && { devices: sessions.data.list.length }),
    ...(twoStep && { twoStep: twoStep.data.on }),
    ...(quiet !== undefined && { quiet }),
    ...(blocked && muted && { hidden: { blocked: blocked.data.count, muted: muted.data.count } }),
  };
}

/** All settings in one list. */
export default function SettingsPage() {
  const t = useT();
  return (
    <>
      <PageMeta title={t('shell.settings')} hidden />
      <h1 className="heading text-2xl max-sm:sr-only">{t('shell.settings')}</h1>
      <SettingsHead />
      <SettingsList summary={useLoaderData<typeof loader>()} />
    </>
  );
}
