import { useState } from 'react';
import { useAct } from '../../../api/use-act.ts';
import { useT } from '../../../texts/texts.tsx';
import { fieldOfRefusal, type NewPassword, newPasswordFaults } from '../new-password.ts';

const empty: NewPassword = { newpassword: '', newpassword2: '' };

/** The fields of a new password on their way to the server. */
export function useNewPassword() {
  const t = useT();
  const { busy, refusal, words, run, clear } = useAct();
  const [values, setValues] = useState(empty);
  const [faults, setFaults] = useState<Partial<Record<keyof NewPassword, string>>>({});
  const field = refusal && fieldOfRefusal(refusal);
  const errors = {
    ...Object.fromEntries(Object.entries(faults).map(([name, id]) => [name, t(id)])),
    ...(field ? { [field]: words } : {}),
  };
  return {
    values,
    errors,
    busy,
    refusal,
    /** What was said beside the two fields. */
    error: field ? undefined : words,
    change: (part: Partial<NewPassword>) => {
      setValues({ ...values, ...part });
      setFaults({});
      clear();
    },
    send: (work: (values: NewPassword) => Promise<void>): void => {
      const found = newPasswordFaults(values);
      setFaults(found);
      clear();
      if (Object.keys(found).length > 0) return;
      void run(async () => {
        await work(values);
        setValues(empty);
      });
    },
  };
}
