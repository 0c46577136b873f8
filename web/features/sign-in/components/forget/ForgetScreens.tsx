import { useEffect, useState } from 'react';
import { signInLimits } from '../../../../../contract/domains/sign-in/limits.ts';
import { byCode, entryLink } from '../../../../../contract/primitives/dialog-flags.ts';

import { LinkButton } from '../../../../design/Button.tsx';
import { EmptyState } from '../../../../design/EmptyState.tsx';
import { Icon } from '../../../../design/Icon.tsx';
import { NeedsScript } from '../../../../design/NeedsScript.tsx';
import { Note } from '../../../../design/parts.tsx';
import { useNavigate } from '../../../../router/hooks.ts';
import { Link } from '../../../../router/links.tsx';
import { useRootData } from '../../../../session/root-data.ts';
import { DialogLink } from '../../../../shell/DialogLink.tsx';
import { useT } from '../../../../texts/texts.tsx';
import { Head, useEmailLink } from '../../../members/index.ts';
import { type ForgottenContact, storeContact, storedContact } from '../../forgotten.ts';
import { whoseReset } from '../../passwords.ts';
import { ForgetForm } from './ForgetForm.tsx';
import { ResetForm } from './ResetForm.tsx';

const minutes = signInLimits.resetSeconds / 60;

/** Where the page before sent the way back in; null until the browser has said. */
function useContact(): ForgottenContact | undefined | null {
  const [contact, setContact] = useState<ForgottenContact | null | undefined>(null);
  useEffect(() => setContact(storedContact()), []);
  return contact;
}

/** Forgotten: where shall the way back in go? */
export function ForgetStart({ only }: { only?: 'email' }) {
  const t = useT();
  const navigate = useNavigate();
  const { phoneCodes } = useRootData();
  const [sent, setSent] = useState<ForgottenContact>();
  useEffect(() => storeContact(undefined), []);
  const onSent = (contact: ForgottenContact) => {
    storeContact(contact);
    if (only === contact.way) setSent(contact);
    else navigate(contact.way === 'email' ? '/forget/email' : '/forget/change');
  };
  if (sent) return <EmailSent email={sent.email} />;
  return (
    <div className="flex flex-col gap-4">
      <Head
        title={t('proof.forget.title')}
        text={t(phoneCodes && !only ? 'proof.forget.text' : 'proof.forget.textEmail')}
      />
      <ForgetForm only={only} onSent={onSent} />
      <LinkButton kind="outline" wide icon="mail" to={`${entryLink('showlogin')}=${byCode}`} rel="nofollow">
        {t('proof.forget.byCode')}
      </LinkButton>
      <p className="text-center text-sm">
        <DialogLink flag="showlogin" className="link">
          {t('proof.forget.backToLogin')}
        </DialogLink>
      </p>
    </div>
  );
}

/** While the browser asks what stands here. */
const Coming = ({ title }: { title: string }) => (
  <>
    <h1 className="sr-only">{title}</h1>
    <div className="skeleton h-60" />
  </>
);

/** By e-mail: the form, and once it is sent what to do next, whether an account has the address or not. */
export function ForgetByEmail() {
  const t = useT();
  const contact = useContact();
  if (contact === null) return <Coming title={t('proof.forget.title')} />;
  return contact?.way === 'email' ? <EmailSent email={contact.email} /> : <ForgetStart only="email" />;
}

function EmailSent({ email }: { email: string }) {
  const t = useT();
  return (
    <div className="flex flex-col gap-4" role="status">
      <Icon name="mail" size="l" className="text-primary-text" />
      <Head title={t('proof.forget.sentTitle')} text={t('proof.forget.sent', { email, minutes })} />
      <Note>{t('proof.forget.slow')}</Note>
      <p className="text-center text-sm">
        <Link to="/forget" className="link">
          {t('proof.forget.otherAddress')}
        </Link>
      </p>
    </div>
  );
}

/** Without a token nobody's password is asked for. */
const whoseLink = (token: string): Promise<string> | null => (token === '' ? null : whoseReset(token));

/** The new password: by the link of an e-mail, which stands behind the hash sign, or by a phone's code. */
export function ForgetChange() {
  const t = useT();
  const contact = useContact();
  const link = useEmailLink(whoseLink);
  if (link === undefined) {
    return (
      <>
        <h1 className="sr-only">{t('proof.forget.title')}</h1>
        <NeedsScript>{t('shell.needsScript')}</NeedsScript>
      </>
    );
  }
  if (link.token === '' && contact?.way === 'phone') return <ResetForm contact={contact} />;
  if (link.token === '') return <ForgetStart />;
  if (link.error !== undefined) {
    return (
      <div role="alert">
        <h1 className="sr-only">{t('proof.forget.title')}</h1>
        <EmptyState title={link.error} action={<LinkButton to="/forget">{t('proof.forget.askAgain')}</LinkButton>} />
      </div>
    );
  }
  if (link.username === undefined) return <Coming title={t('proof.forget.title')} />;
  return <ResetForm token={link.token} username={link.username} />;
}
