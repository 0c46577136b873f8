import { useEffect, useRef, useState } from 'react';
import { countries } from '../../../../contract/primitives/countries.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { usernameFault } from '../../members/index.ts';
import { readDraft } from '../draft.ts';
import {
  emptyRegistration,
  type FieldFaults,
  faultOf,
  type RegisterField,
  type RegisterValues,
  takenNameText,
} from '../registration.ts';

/** What was typed outlives a closed dialog, not the page. */
let typed: RegisterValues | undefined;

/** A field's error goes when the field, or what it was measured by, is changed. */
function without(errors: FieldFaults, change: Partial<RegisterValues>): FieldFaults {
  const left = { ...errors };
  for (const field of Object.keys(change)) delete left[field as RegisterField];
  if ('password' in change) delete left.password2;
  if ('country' in change) delete left.phone;
  return left;
}

/** The fields of the registration form with what is wrong with them. */
export function useRegistrationForm() {
  const t = useT();
  const here = useLocale();
  const abroad = countries.find(({ dial }) => dial !== '') ?? here;
  const [values, setValues] = useState(() => typed ?? emptyRegistration(here.dial === '' ? abroad : here));
  const [errors, setErrors] = useState<FieldFaults>({});
  const [error, setError] = useState<string>();
  const latest = useRef(values);

  useEffect(() => {
    latest.current = values;
    typed = values;
  }, [values]);
  useEffect(() => {
    const draft = readDraft();
    if (!draft || latest.current.username !== '') return;
    // The picture is another one by now.
    setValues({ ...draft, imageCode: '' });
    setError(t('sign-in.registrationLost'));
  }, [t]);

  const change = (part: Partial<RegisterValues>) => {
    setValues((before) => ({ ...before, ...part }));
    setErrors((before) => without(before, part));
  };
  const refuse = (field: RegisterField, text: string) => setErrors((before) => ({ ...before, [field]: text }));

  /** Whether the name can be had is the server's to say, when the field is left (R-REG-012). */
  const checkName = async (username: string): Promise<void> => {
    // Only logged where the server can't be asked: it looks again when the form is sent (R-MSC-042).
    const said = await usernameFault(username).catch(reportError);
    if (said === undefined || latest.current.username !== username) return;
    const [long, short] = [t('members.username_already_exists'), t('members.refusal.already_exists')];
    refuse('username', takenNameText(said, long, short));
  };

  const leave = (field: RegisterField) => {
    const now = latest.current;
    if (now[field] === '' || field === 'imageCode' || field === 'phoneCode') return;
    const fault = faultOf(field, now);
    if (fault !== undefined) refuse(field, t(fault));
    else if (field === 'username') checkName(now.username);
  };

  const forget = () => {
    typed = undefined;
  };
  return { values, errors, error, change, refuse, leave, setErrors, setError, forget };
}
