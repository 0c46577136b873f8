import { IconButton } from '../../../design/Button.tsx';
import { showToast } from '../../../design/toasts.ts';
import { copyLink } from '../../../lib/share-link.ts';
import { useT } from '../../../texts/texts.tsx';
import { fours } from '../written.ts';

/** A number in groups of four, to compare or copy; nothing while there is none. */
export function Figures({ label, hex }: { label: string; hex: string }) {
  const t = useT();
  if (hex === '') return null;
  const copy = async () => {
    const copied = (await copyLink(hex)) === 'copied';
    if (copied) showToast({ text: t('draw.page.copied') });
    else showToast({ text: t('draw.page.copyFailed'), kind: 'error' });
  };
  return (
    <div className="draw-figures">
      <div className="min-w-0 flex-1">
        <span className="block text-xs text-ink-3">{label}</span>
        <code className="draw-hex" dir="ltr">
          {fours(hex)}
        </code>
      </div>
      <span className="scripted">
        <IconButton icon="copy" label={t('draw.page.copyOf', { what: label })} onClick={() => void copy()} />
      </span>
    </div>
  );
}
