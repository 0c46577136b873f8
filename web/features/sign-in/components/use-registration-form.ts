import { useEffect, useRef, useState } from 'react';
import { type Country, countries } from '../../../../contract/primitives/countries.ts';
import { byEmail } from '../../../../contract/primitives/dialog-flags.ts';
import type { Said } from '../../../../contract/primitives/said.ts';
import { useSearch } from '../../../router/hooks.ts';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { usernameFault } from '../../members/index.ts';
import { afterPress } from '../after-press.ts';
import { readDraft } from '../draft.ts';
import {
  emptyRegistration,
  type FieldFaults,
  faultOf,
  fieldRefused,
  isTaken,
  type RegisterField,
  type RegisterValues,
  sentRegistration,
  takenNameText,
} from '../registration.ts';
import { useSaidRegistration } from '../said-login.ts';

/** What was typed outlives a closed dialog, not the page. */
let typed: RegisterValues | undefined;

/** A field's error goes when the field, or what it was measured by, is changed. */
function without(errors: FieldFaults, change: Partial<RegisterValues>): FieldFaults {
  const left = { ...errors };
  for (const field of Object.keys(change)) delete left[field as RegisterField];
  if ('country' in change) delete left.phone;
  return left;
}

const forgetTyped = (): void => {
  typed = undefined;
};

/** As the form opens: with what was sent before there was script, if anything was. */
const firstValues = (country: Country, said: Said | null, isByEmail: boolean): RegisterValues =>
  said ? sentRegistration(country, said) : { ...emptyRegistration(country), way: isByEmail ? 'email' : 'phone' };

/** The fields of the registration form with what is wrong with them. */
export function useRegistrationForm() {
  const t = useT();
  const here = useLocale();
  const abroad = countries.find(({ dial }) => dial !== '') ?? here;
  const said = useSaidRegistration();
  const isByEmail = useSearch().get('showregister') === byEmail;
  const [values, setValues] = useState(() => typed ?? firstValues(here.dial === '' ? abroad : here, said, isByEmail));
  const refused = said?.refused;
  const field = refused && fieldRefused(refused.name);
  const [errors, setErrors] = useState<FieldFaults>(() => (refused && field ? { [field]: refused.msg } : {}));
  // The address or number that an account has already: it leads to log-in.
  const [taken, setTaken] = useState(refused && isTaken(refused.name) ? values[values.way] : '');
  const [error, setError] = useState<string | undefined>(field ? undefined : refused?.msg);
  /** That something is missing or wrong; what, the fields say. */
  const [required, setRequired] = useState<string>();
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
    setRequired(undefined);
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

  const check = (field: RegisterField) => {
    const now = latest.current;
    if (now[field] === '' || field === 'imageCode' || field === 'phoneCode') return;
    const fault = faultOf(field, now);
    if (fault !== undefined) refuse(field, t(fault));
    else if (field === 'username') checkName(now.username);
  };
  // What is pressed as the field is left has its click before anything moves.
  const leave = (field: RegisterField) => afterPress(() => check(field));

  const shown = { values, errors, error, required, taken: taken === values[values.way] ? taken : '' };
  return { ...shown, change, refuse, leave, setErrors, setError, setRequired, setTaken, forget: forgetTyped };
}
