import { type FormEvent, useState } from 'react';
import { type Country, countries } from '../../../../../contract/primitives/countries.ts';
import { useAct } from '../../../../api/use-act.ts';
import { Button } from '../../../../design/Button.tsx';
import { NeedsScript } from '../../../../design/NeedsScript.tsx';
import { Note } from '../../../../design/parts.tsx';
import { Segments } from '../../../../design/Segments.tsx';
import { useLocale } from '../../../../router/locale.ts';
import { useRootData } from '../../../../session/root-data.ts';
import { useT } from '../../../../texts/texts.tsx';
import { EmailInput } from '../../../members/index.ts';
import { ImageCodeField, PhoneField, useVerificationImage } from '../../../proofs/index.ts';
import type { ForgottenContact } from '../../forgotten.ts';
import { type Forgotten, forgotPassword } from '../../passwords.ts';

interface ForgetFormProps {
  /** By e-mail alone, or by whichever the reader chooses. */
  only?: 'email';
  /** An e-mail or message is on its way, if an account has the address. */
  onSent: (contact: ForgottenContact) => void;
}

const fieldOf = (refusal: string | undefined): 'image' | 'contact' | 'form' | undefined => {
  if (refusal === undefined) return undefined;
  if (refusal === 'accounts.wrong_image_code') return 'image';
  return /email_invalid|mobile_invalid|phone_too_short|unknown_country/.test(refusal) ? 'contact' : 'form';
};

/** The form's fields on their way to the server. */
function useForget(onSent: (contact: ForgottenContact) => void) {
  const here = useLocale();
  const work = useAct();
  const image = useVerificationImage();
  const [way, setWay] = useState<Forgotten['way']>('email');
  const [country, setCountry] = useState<Country>(here.dial ? here : countries.find(({ dial }) => dial !== '')!);
  const [values, setValues] = useState({ email: '', mobile: '', imageCode: '' });
  const field = fieldOf(work.refusal);
  const { words } = work;
  const send = async () => {
    const contact = { way, email: values.email.trim(), mobile: values.mobile, cid: country.fid };
    try {
      await forgotPassword({ ...contact, idhash: image.idhash, imageCode: values.imageCode.trim() });
      onSent(contact);
    } finally {
      // Right or wrong, the picture is spent.
      image.draw();
      setValues((now) => ({ ...now, imageCode: '' }));
    }
  };
  const another = (draw: () => void) => () => {
    draw();
    setValues((now) => ({ ...now, imageCode: '' }));
  };
  return {
    way,
    setWay,
    country,
    setCountry,
    asked: {
      src: image.src,
      question: image.question,
      onNew: another(image.draw),
      onOther: another(image.change),
    },
    busy: work.busy,
    error: field === 'form' ? words : undefined,
    complete: values[way === 'email' ? 'email' : 'mobile'].trim() !== '' && values.imageCode !== '',
    tied: (name: keyof typeof values) => ({
      name,
      value: values[name],
      error: field === (name === 'imageCode' ? 'image' : 'contact') ? words : undefined,
      onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
    }),
    submit: (event: FormEvent) => {
      event.preventDefault();
      void work.run(send);
    },
  };
}

/** Where the link or code for a new password is sent. The form never shows whether an account has the address. */
export function ForgetForm({ only, onSent }: ForgetFormProps) {
  const t = useT();
  const { phoneCodes } = useRootData();
  const form = useForget(onSent);
  return (
    <form className="flex flex-col gap-4" onSubmit={form.submit} noValidate>
      <NeedsScript>{t('shell.needsScript')}</NeedsScript>
      {phoneCodes && !only && (
        <Segments
          label={t('proof.forget.by')}
          value={form.way}
          onChange={form.setWay}
          options={[
            { value: 'email', label: t('shell.email') },
            { value: 'phone', label: t('shell.phone') },
          ]}
        />
      )}
      {form.error && <Note tone="error">{form.error}</Note>}
      {form.way === 'email' ? (
        <EmailInput {...form.tied('email')} />
      ) : (
        <PhoneField country={form.country} onCountry={form.setCountry} tied={form.tied('mobile')} />
      )}
      <ImageCodeField image={form.asked} tied={form.tied('imageCode')} />
      <Button type="submit" wide disabled={!form.complete} busy={form.busy && t('shell.sending')}>
        {t(form.way === 'email' ? 'proof.forget.sendLink' : 'shell.sendCode')}
      </Button>
    </form>
  );
}
