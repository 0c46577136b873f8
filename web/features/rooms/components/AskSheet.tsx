import { useState } from 'react';
import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import type { RoomProfile } from '../../../../contract/domains/rooms/shapes.ts';
import { pageForm } from '../../../../contract/primitives/page-form.ts';
import { Dialog } from '../../../design/Dialog.tsx';
import { EarlyTextArea } from '../../../design/early-fields.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Field } from '../../../design/fields.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { roomPath } from '../room-path.ts';
import { useClosing } from '../use-closing.ts';
import { useJoin } from '../use-join.ts';

/** Of the request's words, which are its own whichever button is pressed. */
const part = 'ask';

/** Asks to join, with words that the owner and admins read. */
export function AskSheet({ group }: { group: RoomProfile }) {
  const t = useT();
  const [words, setWords] = useState('');
  const closeTo = roomPath(group.groupID);
  const close = useClosing(closeTo);
  const join = useJoin(group, { words: () => words, part });
  return (
    <Dialog
      open
      shape="sheet"
      title={t('rooms.askTitle', { name: group.name })}
      closeTo={closeTo}
      onClose={close}
      foot={
        <>
          <Link to={closeTo} className="btn btn-outline" replace preventScrollReset>
            {t('shell.cancel')}
          </Link>
          <FormButton
            className="btn btn-primary"
            action={join.action}
            busy={join.busy && t('shell.sending')}
            onClick={join.press}
          >
            {t('rooms.askSend')}
          </FormButton>
        </>
      }
    >
      <p className="text-sm text-ink-2">{t('rooms.askSeen')}</p>
      <Field label={t('rooms.askWords')} hint={`${[...words].length} / ${roomLimits.applyMax}`}>
        {(tie) => (
          <span className="input input-area">
            <EarlyTextArea
              {...tie}
              form={pageForm}
              name={`applyMessage@${part}`}
              dir="auto"
              maxLength={roomLimits.applyMax}
              value={words}
              data-focus-first=""
              onChange={(event) => setWords(event.target.value)}
            />
          </span>
        )}
      </Field>
    </Dialog>
  );
}
