import { useSyncExternalStore } from 'react';
import { secureContext } from '../../../api/seal.ts';
import { Note } from '../../../design/parts.tsx';
import { useT } from '../../../texts/texts.tsx';

const never = () => () => undefined;

/** Passwords leave the browser encrypted only; off https it can't, and the screen says so. */
export function InsecureNote() {
  const t = useT();
  const secure = useSyncExternalStore(never, secureContext, () => true);
  return secure ? null : <Note tone="error">{t('common.network.insecure')}</Note>;
}
