import { type FormEvent, useState } from 'react';
import type { Provider } from '../../../../../contract/domains/accounts/third-party-limits.ts';
import { Button } from '../../../../design/Button.tsx';
import { TextInput } from '../../../../design/fields.tsx';
import { Note } from '../../../../design/parts.tsx';
import { useT } from '../../../../texts/texts.tsx';
import { giveCode } from '../../third-party-mutations.ts';
import { Step } from './parts.tsx';
import { useOutcome } from './use-outcome.ts';

/** The second step of a member with codes: the way by another site doesn't go round it. */
export function CodeStep({ provider, ticket }: { provider: Provider; ticket: string }) {
  const t = useT();
  const { busy, shown, run } = useOutcome();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => ({ to: 'home', ...(await giveCode(ticket, code.trim())) }));
  };
  return (
    <Step provider={provider} title={t('confirm.codeTitle')} text={t('confirm.codeText')}>
      <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
        {(shown.error ?? shown.ended) && <Note tone="error">{shown.error ?? shown.ended}</Note>}
        <TextInput
          label={t('confirm.code')}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" wide disabled={code.trim() === ''} busy={busy && t('confirm.codeGoing')}>
          {t('confirm.codeGo')}
        </Button>
      </form>
    </Step>
  );
}
