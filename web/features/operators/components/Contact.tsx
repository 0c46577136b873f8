import { type ReactNode, useState } from 'react';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import { call } from '../../../api/client.ts';
import { useAct } from '../../../api/use-act.ts';
import { AskDialog } from '../../../design/AskDialog.tsx';
import { IconButton } from '../../../design/Button.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { useT } from '../../../texts/texts.tsx';

interface ContactProps {
  uid: number;
  what: 'email' | 'phone';
  masked: string;
  children: ReactNode;
}

/** An e-mail address or a phone number, masked until a reason is given. */
export function Contact({ uid, what, masked, children }: ContactProps) {
  const t = useT();
  const act = useAct(['reason']);
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  const show = () =>
    void act.run(async () => {
      setShown((await call('operators.show-contact', { uid, what, reason })).data.value);
      setAsking(false);
    });
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2">
      <bdi dir="ltr" className="wrap-anywhere">
        {shown ?? masked}
      </bdi>
      {children}
      {shown === null && (
        <IconButton
          icon="eye"
          label={t(`operators.contact.${what}`)}
          className="scripted -my-2 -me-2"
          onClick={() => setAsking(true)}
        />
      )}
      <AskDialog
        {...{
          open: asking,
          title: t(`operators.contact.${what}`),
          word: t(`operators.contact.${what}`),
          busy: act.busy,
        }}
        disabled={reason.trim() === ''}
        error={act.error}
        onAct={show}
        onClose={() => setAsking(false)}
      >
        <TextInput
          label={t('operators.reason')}
          hint={t('operators.contact.text')}
          value={reason}
          error={act.issues.reason}
          maxLength={operatorLimits.reasonMax}
          onChange={(event) => setReason(event.target.value)}
          dir="auto"
        />
      </AskDialog>
    </span>
  );
}
