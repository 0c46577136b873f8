import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { useT } from '../../../texts/texts.tsx';

interface LinkDialogProps {
  open: boolean;
  onClose: () => void;
  onLink: (url: string) => void;
}

/** Only addresses that the server lets stand: http, https and mailto. */
const linkable = (url: string): boolean => /^(?:https?:\/\/[^\s.]+\.\S+|mailto:[^\s@]+@\S+)$/i.test(url);

/**
 * Asks for a link's address. The place in the text is remembered while the dialog has the focus. It stands beside the
 * composer's form, never within it: a form within a form is not submitted.
 */
export function LinkDialog({ open, onClose, onLink }: LinkDialogProps) {
  const t = useT();
  const [url, setUrl] = useState('https://');
  const [wrong, setWrong] = useState(false);
  const place = useRef<Range | null>(null);
  if (open && !place.current && typeof getSelection === 'function') {
    const selection = getSelection();
    place.current = selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : null;
  }
  const close = () => {
    place.current = null;
    setUrl('https://');
    setWrong(false);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = url.trim();
    if (!linkable(address)) return setWrong(true);
    const range = place.current;
    close();
    // The dialog gives the focus back first; the selection is then as it was.
    requestAnimationFrame(() => {
      const selection = getSelection();
      if (range && selection) {
        selection.removeAllRanges();
        selection.addRange(range);
      }
      onLink(address);
    });
  };
  return (
    <Dialog open={open} onClose={close} title={t('threads.link')} shape="sheet">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextInput
          label={t('threads.linkAddress')}
          type="url"
          inputMode="url"
          dir="ltr"
          data-focus-first
          value={url}
          error={wrong ? t('threads.linkInvalid') : undefined}
          onChange={(event) => setUrl(event.target.value)}
        />
        <Button type="submit">{t('threads.linkInsert')}</Button>
      </form>
    </Dialog>
  );
}
