import { useState } from 'react';
import { tagLimits } from '../../../../contract/domains/topics/limits.ts';
import type { TagRow } from '../../../../contract/domains/topics/shapes.ts';
import { useAct } from '../../../api/use-act.ts';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Note } from '../../../design/parts.tsx';
import { showToast } from '../../../design/toasts.ts';
import { useT } from '../../../texts/texts.tsx';
import { chooseTags } from '../mutations.ts';

interface InterestsDialogProps {
  open: boolean;
  tags: readonly TagRow[];
  onClose: () => void;
  onSaved: () => unknown;
}

/** Chooses interests: at least 3 when first choosing (R-TAG-001). */
export function InterestsDialog({ open, ...props }: InterestsDialogProps) {
  return open ? <Chooser {...props} /> : null;
}

function Chooser({ tags, onClose, onSaved }: Omit<InterestsDialogProps, 'open'>) {
  const t = useT();
  const before = tags.filter((tag) => tag.chosen === 1).map((tag) => tag.tagid);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(before));
  const { busy, error, run } = useAct();
  const isFirst = before.length === 0;
  const least = isFirst ? tagLimits.firstChoice : 1;
  const toggle = (tagid: number) =>
    setChosen((now) =>
      now.has(tagid) ? new Set([...now].filter((each) => each !== tagid)) : new Set([...now, tagid]),
    );
  const save = () =>
    run(async () => {
      const { msg } = await chooseTags([...chosen]);
      showToast({ text: msg });
      onSaved();
      onClose();
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('topics.interests')}
      lead={isFirst ? t('topics.interestsText', { min: least }) : t('topics.interestsChange')}
      width={500}
      foot={
        <>
          <span className="me-auto self-center text-sm text-ink-3" role="status">
            {t('topics.chosenCount', { count: chosen.size })}
          </span>
          <Button kind="outline" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button busy={busy && t('shell.saving')} disabled={chosen.size < least} onClick={save}>
            {t('shell.save')}
          </Button>
        </>
      }
    >
      {error && <Note tone="error">{error}</Note>}
      <fieldset className="flex flex-wrap gap-3">
        <legend className="sr-only">{t('topics.interests')}</legend>
        {tags.map((tag) => (
          <button
            key={tag.tagid}
            type="button"
            className={chosen.has(tag.tagid) ? 'chip chip-on' : 'chip'}
            aria-pressed={chosen.has(tag.tagid)}
            onClick={() => toggle(tag.tagid)}
          >
            {tag.tagname}
          </button>
        ))}
      </fieldset>
    </Dialog>
  );
}
