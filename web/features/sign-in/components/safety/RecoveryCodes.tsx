import { Button } from '../../../../design/Button.tsx';
import { Note } from '../../../../design/parts.tsx';
import { showToast } from '../../../../design/toasts.ts';
import { useT } from '../../../../texts/texts.tsx';

/** The recovery codes, shown this once: to be written down, copied or saved as a file. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const t = useT();
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ text: t('safety.copied') }),
      () => showToast({ text: t('safety.notCopied'), kind: 'error' }),
    );
  return (
    <div className="mt-3 flex flex-col gap-3">
      <Note tone="warning">{t('safety.recoveryText')}</Note>
      <ul
        className="grid grid-cols-2 gap-2 rounded-md bg-sunken p-3 text-center font-bold"
        aria-label={t('safety.recovery')}
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button kind="outline" icon="copy" onClick={copy}>
          {t('safety.copy')}
        </Button>
        <a
          className="btn btn-outline"
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        >
          {t('safety.saveFile')}
        </a>
        <Button onClick={onSaved}>{t('safety.codesSaved')}</Button>
      </div>
    </div>
  );
}
