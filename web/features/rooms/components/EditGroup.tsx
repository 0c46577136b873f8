import { type FormEvent, useState } from 'react';
import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import type { RoomProfile } from '../../../../contract/domains/rooms/shapes.ts';
import { formAction, pageForm } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { FormButton } from '../../../design/FormButton.tsx';
import { TextArea } from '../../../design/fields.tsx';
import { Note } from '../../../design/parts.tsx';
import { showToast } from '../../../design/toasts.ts';
import { useNavigate } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { roomPath } from '../room-path.ts';
import { useGroupForm } from '../use-group-form.ts';
import { NameField } from './NameField.tsx';
import { RoomPhoto } from './RoomPhoto.tsx';

const part = 'edit';

/** What a group says of itself: its name, what it is for, its picture. */
export function EditGroup({ group }: { group: RoomProfile }) {
  const t = useT();
  const navigate = useNavigate();
  const form = useGroupForm('rooms.edit', part);
  const { groupID } = group;
  const [name, setName] = useState(form.typed('name') ?? group.name);
  const [notice, setNotice] = useState(form.typed('notice') ?? group.notice);
  const [aid, setAid] = useState(group.aid);
  const back = roomPath(groupID);
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    void form.send(async () => {
      await call('rooms.edit', { groupID, name, notice, aid });
      showToast({ text: t('rooms.did.saved') });
      await navigate(back);
    });
  };
  return (
    <section className="card">
      <form className="flex flex-col gap-4" onSubmit={save} noValidate>
        <h1 className="heading text-lg max-lg:sr-only">{t('rooms.edit')}</h1>
        <RoomPhoto aid={aid} picture={group.faceUrl} onChange={setAid} />
        <NameField
          name={form.fieldOf('name')}
          value={name}
          error={form.issues.name}
          taken={form.taken}
          onChange={(typed) => {
            setName(typed);
            form.clear();
          }}
        />
        <TextArea
          label={t('rooms.notice')}
          hint={t('rooms.noticeHint')}
          error={form.issues.notice}
          form={pageForm}
          name={form.fieldOf('notice')}
          value={notice}
          maxLength={roomLimits.noticeMax}
          dir="auto"
          onChange={(event) => setNotice(event.target.value)}
        />
        {form.error && <Note tone="error">{form.error}</Note>}
        <FormButton
          className="btn btn-primary btn-wide"
          action={formAction('rooms.edit', { groupID, _of: part, _to: back })}
          busy={form.busy && t('shell.working')}
          onClick={save}
        >
          {t('shell.save')}
        </FormButton>
      </form>
    </section>
  );
}
