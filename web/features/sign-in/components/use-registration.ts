import { type RefObject, useEffect, useState } from 'react';
import { entryLink } from '../../../../contract/primitives/dialog-flags.ts';
import { type ApiRefusal, isRefusal } from '../../../api/wire.ts';
import { useOnline } from '../../../lib/online.ts';
import { useLocation, useNavigate } from '../../../router/hooks.ts';
import { useLocale } from '../../../router/locale.ts';
import { enter } from '../../../session/enter.ts';
import { markNewcomer } from '../../../session/newcomer.ts';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { useComingBack, useVerificationImage, useWait } from '../../proofs/index.ts';
import { dropDraft, storeDraft } from '../draft.ts';
import { storeInvite } from '../invite.ts';
import { newSending, registerBy, type Sending, sendPhoneCode } from '../mutations.ts';
import {
  fieldRefused,
  fieldsOf,
  imageIsSpent,
  isComplete,
  isTaken,
  mayAskForCode,
  type RegisterField,
  submitFaults,
} from '../registration.ts';
import { useRegistrationForm } from './use-registration-form.ts';

/** A form sent again unchanged is the same registration: the network may have lost no more than the answer. */
let sent: { form: string; sending: Sending } | undefined;

function sendingOf(form: string): Sending {
  if (sent?.form !== form) sent = { form, sending: newSending() };
  return sent.sending;
}

/** A registration on its way: its fields, its picture, and the form on screen. */
interface Parts {
  form: ReturnType<typeof useRegistrationForm>;
  image: ReturnType<typeof useVerificationImage>;
  element: RefObject<HTMLFormElement | null>;
  /** The code that they were invited by, or empty. */
  invite: string;
}

const isNetwork = ({ http, refusal }: ApiRefusal): boolean => http === 0 && refusal !== 'network.insecure';

function focusOn({ element }: Parts, field: RegisterField | undefined): void {
  const control = field && element.current?.elements.namedItem(field);
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  // With its label, which stands above it.
  control.scrollIntoView({ block: 'center' });
}

function drawImage({ form, image }: Parts): void {
  image.draw();
  form.change({ imageCode: '' });
}

/** What becomes of a failure: the field's error, the form's, or home where the network failed (D1 §8). */
function useFailure(parts: Parts): (failure: unknown) => void {
  const t = useT();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { form } = parts;
  const online = useOnline();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (!lost || !online) return;
    setLost(false);
    if (pathname !== '/') void navigate(entryLink('showregister'));
  }, [lost, online, pathname, navigate]);

  /** Goes home with the dialog open again, filled in except the password (R-REG-023); offline, once the network is back. */
  const goHome = () => {
    storeDraft(form.values);
    form.change({ password: '' });
    form.setError(t('sign-in.registrationLost'));
    setLost(true);
  };

  return (failure) => {
    if (!isRefusal(failure)) reportError(failure);
    if (!isRefusal(failure) || isNetwork(failure)) return goHome();
    const field = fieldRefused(failure.refusal);
    if (imageIsSpent(failure)) drawImage(parts);
    if (isTaken(failure.refusal)) form.setTaken(form.values[form.values.way]);
    if (field) form.refuse(field, failure.msg);
    else form.setError(failure.msg);
    focusOn(parts, field);
  };
}

/** Sends the form and lets the new member in. `onDone`: the dialog is done with, over a page that stays. */
function useSend({ form, image, invite }: Parts, onDone: () => void): () => Promise<void> {
  const t = useT();
  const { iso, joinable, language } = useLocale();
  const place = joinable[language];
  const { phoneCodes } = useRootData();
  const { stay, comeBack } = useComingBack(onDone);
  const { values } = form;
  return async () => {
    const code = values.way === 'phone' && phoneCodes ? values.phoneCode : values.imageCode;
    const sending = sendingOf(JSON.stringify([values, image.idhash, iso, invite]));
    const { user, headers } = await registerBy(values, image.idhash, iso, code.trim(), invite, sending);
    dropDraft();
    storeInvite('');
    form.forget();
    markNewcomer();
    await enter(user, headers, { stay, joined: true });
    if (stay) await comeBack(user.member_uid, t('sign-in.welcome', { place, name: user.member_username }));
  };
}

/** What the registration dialog knows and does (D1 §4, §5). */
export function useRegistration(element: RefObject<HTMLFormElement | null>, invite: string, onDone: () => void) {
  const t = useT();
  const { phoneCodes } = useRootData();
  const parts: Parts = { form: useRegistrationForm(), image: useVerificationImage(), element, invite };
  const { form, image } = parts;
  const { values, errors, refuse } = form;
  const fail = useFailure(parts);
  const send = useSend(parts, onDone);
  const { wait, start } = useWait();
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    if (busy) return;
    const faults = submitFaults(values, errors, phoneCodes);
    form.setError(undefined);
    form.setRequired(faults.form && t(faults.form));
    for (const [field, text] of Object.entries(faults.fields)) refuse(field as RegisterField, t(text));
    const asked = [...fieldsOf(values, phoneCodes), 'agreed' as const];
    if (faults.form !== undefined || faults.fields.agreed !== undefined) {
      return focusOn(
        parts,
        asked.find((field) => faults.fields[field] ?? errors[field]),
      );
    }
    setBusy(true);
    await send().catch(fail);
    setBusy(false);
  };

  const askForCode = async () => {
    try {
      start(await sendPhoneCode(values, image.idhash));
      drawImage(parts);
      focusOn(parts, 'phoneCode');
    } catch (failure) {
      fail(failure);
    }
  };

  return {
    ...form,
    busy,
    submit,
    complete: isComplete(values, phoneCodes),
    image: {
      src: image.src,
      question: image.question,
      onNew: () => drawImage(parts),
      onOther: () => {
        image.change();
        form.change({ imageCode: '' });
      },
      onFailed: () => refuse('imageCode', t('proofs.imageFailed')),
    },
    code: phoneCodes ? { onSend: askForCode, wait, ready: mayAskForCode(values) } : undefined,
  };
}
