import type { ReactNode } from 'react';
import type { IconName } from '../design/icon-names.ts';
import { useSession } from '../session/root-data.ts';
import { useT } from '../texts/texts.tsx';
import { DialogLink } from './DialogLink.tsx';
import { drawn, GoHome, Screen } from './screens.tsx';

/** A page for those who hold another office than this reader. */
export function OfficeScreen({ children }: { children?: ReactNode }) {
  const t = useT();
  return (
    <Screen drawing={drawn('lock')} title={t('shell.roleTitle')} text={t('shell.roleText')}>
      {children}
    </Screen>
  );
}

/** A thread that this reader may not read. */
export function PermissionScreen({ reason, children }: { reason?: string | undefined; children?: ReactNode }) {
  const t = useT();
  return (
    <Screen drawing={drawn('lock')} title={t('shell.permissionTitle')} text={reason || t('shell.permissionText')}>
      {children}
    </Screen>
  );
}

/** Whom nobody knows may find more behind a log-in; everybody finds the way home. */
export function WaysOn() {
  const t = useT();
  const viewer = useSession();
  if (viewer) return <GoHome />;
  return (
    <>
      <DialogLink flag="showlogin" className="btn btn-primary">
        {t('shell.logIn')}
      </DialogLink>
      <GoHome kind="outline" />
    </>
  );
}

interface BannedScreenProps {
  icon?: IconName;
  /** In place of the words for a member with no access. */
  title?: string | undefined;
  text?: string | undefined;
  until?: string | undefined;
  /** In the moderator's own words. */
  reason?: string | undefined;
  children?: ReactNode;
}

/** A member with no access: until when, and how to appeal. */
export function BannedScreen({ icon = 'ban', title, text: given, until, reason, children }: BannedScreenProps) {
  const t = useT();
  const text = given ?? (until ? t('shell.bannedUntil', { date: until }) : t('shell.bannedText'));
  return (
    <Screen followed drawing={drawn(icon)} title={title ?? t('shell.bannedTitle')} text={text}>
      {reason && (
        <p className="w-full text-pretty font-bold" dir="auto">
          {t('shell.bannedReason', { reason })}
        </p>
      )}
      {children}
    </Screen>
  );
}
