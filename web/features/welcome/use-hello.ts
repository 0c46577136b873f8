import { useEffect, useRef, useState } from 'react';
import { postLimits } from '../../../contract/domains/posts/limits.ts';
import { withinLength } from '../../../contract/primitives/visible-length.ts';
import { useAct } from '../../api/use-act.ts';
import { showError, showToast } from '../../design/toasts.ts';
import { threadPath } from '../../lib/thread-path.ts';
import { useNavigate } from '../../router/hooks.ts';
import { proofDialogOf } from '../../session/proof.ts';
import { useRootData, useSession } from '../../session/root-data.ts';
import { useT } from '../../texts/texts.tsx';
import { type OwnPhoto, useReplyPhotos } from '../threads/index.ts';
import { type Beginning, begun, emptyHello, type Hello, readyToSend, storedHello, storeHello } from './hello.ts';
import { sayHello } from './mutations.ts';
import { partOf } from './use-step.ts';

export const helloFieldId = 'hello';
export const helloField = `message@${partOf('hello')}`;

/** The first post while it is written, and its way to the server. What was typed outlives every failure. */
export function useHello(titleOf: (beginning: Beginning | '') => string) {
  const t = useT();
  const navigate = useNavigate();
  const own = useSession()?.uid;
  const { said } = useRootData();
  const [hello, setHello] = useState<Hello>(() => ({ ...emptyHello(), text: said?.fields[helloField] ?? '' }));
  const latest = useRef(hello);
  const [photos, setPhotos] = useState<readonly OwnPhoto[]>([]);
  const uploads = useReplyPhotos(setPhotos);
  const act = useAct();

  const change = (next: Hello) => {
    latest.current = next;
    setHello(next);
    storeHello(next);
  };
  // The server's page can't know what this tab has stored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought back once, when the page opens
  useEffect(() => {
    if (latest.current.text === '') change(storedHello());
  }, []);

  const write = (text: string) => change({ ...latest.current, text: withinLength(text, postLimits.quickReplyMax) });
  const begin = (beginning: Beginning) =>
    change(begun(latest.current, beginning, (of) => t(`welcome.begin.${of}.words`)));

  const aids = photos.flatMap(({ aid }) => aid ?? []);
  const post = async ({ text, beginning, key }: Hello) => {
    const { tid, held } = await sayHello({ subject: titleOf(beginning), message: text, aids }, key);
    storeHello(null);
    // Its page says so where it waits for a moderator.
    if (held === 0) showToast({ text: t('welcome.posted') });
    await navigate(threadPath(tid));
  };
  const submit = async (): Promise<void> => {
    change(readyToSend(latest.current, aids));
    const ready = latest.current;
    // Written by one member, it is not another's to send.
    await act.run(
      () => post(ready),
      (uid) => uid === own && submit(),
    );
  };
  const verification = useVerification(submit);
  const send = async (): Promise<void> => {
    if (act.busy) return;
    const missing = missingOf(latest.current, photos);
    if (missing === null) return verification.pass();
    showError(t(`threads.missing.${missing}`));
    if (missing === 'text') document.getElementById(helloFieldId)?.focus();
  };
  // A refusal whose dialog is open says there what is missing.
  const words = act.refusal && proofDialogOf(act.refusal) === 'verify' ? undefined : act.words;
  return {
    ...hello,
    photos,
    uploads,
    busy: act.busy,
    error: words ?? (said?.call === 'threads.create' ? said.refused?.msg : undefined),
    write,
    begin,
    send,
    verifying: verification.open,
    endVerifying: verification.end,
  };
}

/** What is in the way of sending it: nothing goes out empty, or while a photo is on its way. */
function missingOf({ text }: Hello, photos: readonly OwnPhoto[]): 'text' | 'photos' | null {
  if (photos.some(({ state }) => state.kind === 'sending')) return 'photos';
  return text.trim() === '' ? 'text' : null;
}

/** Whoever has not verified their address does so before anything is sent: nothing is sent in vain. */
function useVerification(submit: () => Promise<void>) {
  const verified = useSession()?.verified;
  const [open, setOpen] = useState(false);
  return {
    open,
    pass: async () => (verified === false ? setOpen(true) : submit()),
    end: (done: boolean) => {
      setOpen(false);
      if (done) void submit();
    },
  };
}

export type HelloWriting = ReturnType<typeof useHello>;
