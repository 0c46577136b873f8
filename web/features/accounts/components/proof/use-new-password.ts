import { useState } from 'react';
import { useT } from '../../../../texts/texts.tsx';
import { fieldOfRefusal, type NewPassword, newPasswordFaults } from '../../new-password.ts';
import { useWork } from './use-work.ts';

const empty: NewPassword = { newpassword: '', newpassword2: '' };

/** The fields of a new password on their way to the server. */
export function useNewPassword() {
  const t = useT();
  const { busy, failed, run, refuse } = useWork();
  const [values, setValues] = useState(empty);
  const [faults, setFaults] = useState<Partial<Record<keyof NewPassword, string>>>({});
  const field = failed && fieldOfRefusal(failed.refusal);
  const errors = {
    ...Object.fromEntries(Object.entries(faults).map(([name, id]) => [name, t(id)])),
    ...(field ? { [field]: failed.msg } : {}),
  };
  return {
    values,
    errors,
    busy,
    /** What was refused beside the two fields. */
    failed: field ? undefined : failed,
    change: (part: Partial<NewPassword>) => {
      setValues({ ...values, ...part });
      setFaults({});
      refuse(undefined);
    },
    send: (work: (values: NewPassword) => Promise<void>): void => {
      const found = newPasswordFaults(values);
      setFaults(found);
      refuse(undefined);
      if (Object.keys(found).length > 0) return;
      run(async () => {
        await work(values);
        setValues(empty);
      });
    },
  };
}
