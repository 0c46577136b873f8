import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Note } from '../../../design/parts.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Invite } from './use-invite.ts';

/** Whose invitation somebody registers by: named where they came by a link, else a field for a code. */
export function InviteField({ invite }: { invite: Invite }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { code, inviter, fault, change, leave } = invite;
  const said = inviter === null ? t('sign-in.invitedByCode', { code }) : t('sign-in.invitedBy', { name: inviter });
  if (!open && code !== '') {
    return (
      <Note tone="success" icon="user-plus">
        <span dir="auto">{said}</span>
      </Note>
    );
  }
  if (!open) {
    return (
      <Button kind="text" small className="-ms-3.5 self-start" onClick={() => setOpen(true)}>
        {t('sign-in.haveInviteCode')}
      </Button>
    );
  }
  return (
    <TextInput
      label={t('sign-in.inviteCode')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={12}
      value={code}
      hint={inviter === null ? undefined : said}
      error={fault ? t('sign-in.inviteCodeWrong') : undefined}
      onChange={(event) => change(event.target.value)}
      onBlur={leave}
    />
  );
}
