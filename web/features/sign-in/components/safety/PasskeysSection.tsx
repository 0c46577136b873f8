import { useEffect, useState } from 'react';
import { secondStepLimits } from '../../../../../contract/domains/proofs/limits.ts';
import { useAct } from '../../../../api/use-act.ts';
import { AskDialog } from '../../../../design/AskDialog.tsx';
import { Button, IconButton } from '../../../../design/Button.tsx';
import { TextInput } from '../../../../design/fields.tsx';
import { Icon } from '../../../../design/Icon.tsx';
import { InPlace } from '../../../../design/InPlace.tsx';
import { Card, Note, Tag } from '../../../../design/parts.tsx';
import { showToast } from '../../../../design/toasts.ts';
import { Time } from '../../../../texts/formats.tsx';
import { otherChangesText } from '../../../../texts/other-changes.ts';
import { useT } from '../../../../texts/texts.tsx';
import {
  addPasskey,
  hasPasskeys,
  isGivenUp,
  isKnownHere,
  namePasskey,
  readPasskeys,
  removePasskey,
} from '../../passkeys.ts';
import type { OwnPasskey, Proof } from '../../safety.ts';
import { OwnerProof } from './OwnerProof.tsx';
import { ProofDialog } from './ProofDialog.tsx';

/** Whether passkeys work in this browser at this address; undefined until it is known. */
function useAble(): boolean | undefined {
  const [able, setAble] = useState<boolean>();
  useEffect(() => setAble(hasPasskeys()), []);
  return able;
}

interface PasskeysSectionProps {
  first: OwnPasskey[];
  onAdded?: () => void;
}

/** The member's passkeys: made, named, removed. */
export function PasskeysSection({ first, onAdded }: PasskeysSectionProps) {
  const t = useT();
  const [list, setList] = useState(first);
  const [adding, setAdding] = useState(false);
  const [name, setName] = useState('');
  const [named, setNamed] = useState<OwnPasskey>();
  const [deleting, setDeleting] = useState<OwnPasskey>();
  const able = useAble();
  const reload = async () => setList(await readPasskeys());
  const add = async (proof: Proof) => {
    try {
      await addPasskey(proof, name);
    } catch (failure) {
      if (isKnownHere(failure)) showToast({ text: t('safety.passkeyHere'), kind: 'error' });
      else if (!isGivenUp(failure)) throw failure;
      setAdding(false);
      return;
    }
    setAdding(false);
    setName('');
    showToast({ text: t('safety.passkeyAdded') });
    await reload();
    onAdded?.();
  };
  return (
    <Card title={t('safety.passkeys')}>
      <p className="text-sm text-ink-2">{t('safety.passkeysText')}</p>
      <ul className="flex flex-col divide-y divide-line">
        {list.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onName={() => setNamed(passkey)}
            onRemove={() => setDeleting(passkey)}
          />
        ))}
      </ul>
      {able === false && (
        <div className="mt-3">
          <Note>{t('safety.passkeysNot')}</Note>
        </div>
      )}
      <InPlace shows={adding}>
        {able !== false && !adding && list.length < secondStepLimits.passkeys && (
          <Button kind="outline" icon="key-round" className="mt-3" onClick={() => setAdding(true)}>
            {t('safety.passkeyAdd')}
          </Button>
        )}
        {adding && able !== false && (
          <NewPasskey name={name} onName={setName} onProof={add} onCancel={() => setAdding(false)} />
        )}
      </InPlace>
      {named && <NameDialog key={named.id} passkey={named} onClose={() => setNamed(undefined)} onDone={reload} />}
      {deleting && <RemoveDialog passkey={deleting} onClose={() => setDeleting(undefined)} onDone={reload} />}
    </Card>
  );
}

interface NewPasskeyProps {
  name: string;
  onName: (name: string) => void;
  onProof: (proof: Proof) => Promise<void>;
  onCancel: () => void;
}

function NewPasskey({ name, onName, onProof, onCancel }: NewPasskeyProps) {
  const t = useT();
  return (
    <div className="mt-3">
      <OwnerProof
        onProof={onProof}
        onCancel={onCancel}
        action={t('safety.passkeyAdd')}
        busyText={t('safety.passkeyAdding')}
      >
        <TextInput
          label={t('safety.passkeyName')}
          hint={t('safety.passkeyNameHint')}
          name="passkeyName"
          maxLength={secondStepLimits.passkeyName}
          value={name}
          onChange={(event) => onName(event.target.value)}
        />
      </OwnerProof>
    </div>
  );
}

interface RowProps {
  passkey: OwnPasskey;
  onName: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey, onName, onRemove }: RowProps) {
  const t = useT();
  const name = passkey.name || t('safety.passkey');
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon name="key-round" className="text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-md">
          <b dir="auto" className="break-words">
            {name}
          </b>
          {passkey.synced && <Tag>{t('safety.passkeySynced')}</Tag>}
        </p>
        <p className="text-sm text-ink-2">
          {t(passkey.last_used > 0 ? 'safety.passkeyUsed' : 'safety.passkeyMade')}{' '}
          <Time at={passkey.last_used || passkey.created} />
        </p>
      </div>
      <IconButton icon="pencil" label={t('safety.nameNamed', { name })} onClick={onName} />
      <IconButton icon="trash-2" label={t('safety.removeNamed', { name })} onClick={onRemove} />
    </li>
  );
}

interface DialogProps {
  passkey: OwnPasskey;
  onClose: () => void;
  onDone: () => Promise<void>;
}

function NameDialog({ passkey, onClose, onDone }: DialogProps) {
  const t = useT();
  const { busy, words, run } = useAct();
  const [name, setName] = useState(passkey.name);
  const save = () =>
    run(async () => {
      const { meanwhile } = await namePasskey(passkey.id, name, passkey.name);
      const said = otherChangesText(t, meanwhile, (_, value) => ({
        field: t('safety.passkeyName'),
        value: String(value),
      }));
      if (said !== undefined) showToast({ text: said });
      onClose();
      await onDone();
    });
  return (
    <AskDialog
      open
      onClose={onClose}
      title={t('safety.passkeyName')}
      word={t('shell.save')}
      busyWord={t('shell.saving')}
      disabled={name.trim() === ''}
      busy={busy}
      onAct={save}
    >
      <TextInput
        label={t('safety.passkeyName')}
        name="newName"
        data-focus-first
        maxLength={secondStepLimits.passkeyName}
        value={name}
        error={words}
        onChange={(event) => setName(event.target.value)}
      />
    </AskDialog>
  );
}

function RemoveDialog({ passkey, onClose, onDone }: DialogProps) {
  const t = useT();
  const remove = async (proof: Proof) => {
    await removePasskey(passkey.id, proof);
    onClose();
    showToast({ text: t('safety.passkeyRemoved') });
    await onDone();
  };
  return (
    <ProofDialog
      title={t('safety.passkeyRemove')}
      action={t('safety.remove')}
      busyText={t('safety.removing')}
      danger
      onProof={remove}
      onClose={onClose}
    >
      <p className="text-md text-ink-2">
        <b dir="auto">{passkey.name || t('safety.passkey')}</b>: {t('safety.passkeyRemoveText')}
      </p>
    </ProofDialog>
  );
}
