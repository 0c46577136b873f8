import { useT } from '../../../texts/texts.tsx';
import type { EmailState } from '../email.ts';

/** Why an address is asked for: no code has proven a phone. */
export function WhyEmail({ state: { email, phoneVerified } }: { state: EmailState }) {
  const t = useT();
  if (email !== '' || phoneVerified === 1) return null;
  return <p className="text-md text-ink-2">{t('proof.whyEmail')}</p>;
}
