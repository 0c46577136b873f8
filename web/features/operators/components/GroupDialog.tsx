import { useState } from 'react';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import { useAct } from '../../../api/use-act.ts';
import { type Named, personOf } from '../../../console/Who.tsx';
import { AskDialog } from '../../../design/AskDialog.tsx';
import { Checkbox, Radio } from '../../../design/choices.tsx';
import { TextArea } from '../../../design/fields.tsx';
import { UserChip } from '../../../design/UserChip.tsx';
import { useT } from '../../../texts/texts.tsx';
import { changeGroup } from '../mutations.ts';

const offices = [0, 3, 2, 1] as const;
const lastOffice = 3;

interface GroupDialogProps {
  open: boolean;
  member: Named & { ownGroupid: number; isCreator: boolean; certified: boolean };
  onClose: () => void;
  onDone: () => void;
}

/** Gives or takes an office, creator status and the verification mark. It says what the operator saw, so that nobody's change is lost. */
export function GroupDialog({ open, member, onClose, onDone }: GroupDialogProps) {
  const t = useT();
  const act = useAct(['reason']);
  const held = member.ownGroupid <= lastOffice ? member.ownGroupid : 0;
  const [office, setOffice] = useState<number>(held);
  const [isCreator, setCreator] = useState(member.isCreator);
  const [certified, setCertified] = useState(member.certified);
  const [reason, setReason] = useState('');
  const unchanged = office === held && isCreator === member.isCreator && certified === member.certified;
  const send = () =>
    act.run(async () => {
      const { ownGroupid: groupid, ...rest } = member;
      const was = { groupid, isCreator: rest.isCreator, certified: rest.certified };
      await changeGroup({
        uid: member.uid,
        office,
        isCreator: isCreator ? 1 : 0,
        certified: certified ? 1 : 0,
        was,
        reason,
      });
      onDone();
    });
  return (
    <AskDialog
      open={open}
      title={t('operators.group.title')}
      word={t('operators.group.act')}
      kind="danger"
      disabled={unchanged || reason.trim() === ''}
      busy={act.busy}
      error={act.error}
      onAct={send}
      onClose={onClose}
    >
      <div className="rounded-md bg-sunken p-3">
        <UserChip person={{ ...personOf(member), uid: 0 }} meta={<span>{`#${member.uid}`}</span>} />
      </div>
      <Offices office={office} onChange={setOffice} />
      <fieldset className="flex flex-col gap-1">
        <legend className="form-label">{t('operators.group.marks')}</legend>
        <Checkbox checked={isCreator} onChange={(event) => setCreator(event.target.checked)}>
          {t('operators.group.creator')}
        </Checkbox>
        <Checkbox checked={certified} onChange={(event) => setCertified(event.target.checked)}>
          {t('operators.group.certified')}
        </Checkbox>
      </fieldset>
      <TextArea
        label={t('operators.reason')}
        hint={t('operators.reasonHint')}
        value={reason}
        maxLength={operatorLimits.reasonMax}
        onChange={(event) => setReason(event.target.value)}
        error={act.issues.reason}
      />
    </AskDialog>
  );
}

function Offices({ office, onChange }: { office: number; onChange: (office: number) => void }) {
  const t = useT();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="form-label">{t('operators.group.office')}</legend>
      {offices.map((value) => (
        <Radio key={value} name="office" checked={office === value} onChange={() => onChange(value)}>
          {t(`operators.group.${value}`)}
        </Radio>
      ))}
    </fieldset>
  );
}
