import { videoTypes } from '../../../../../contract/domains/media/video/limits.ts';
import { Button } from '../../../../design/Button.tsx';
import { FieldError } from '../../../../design/fields.tsx';
import { sizeOf } from '../../../../lib/file-size.ts';
import { useLocale } from '../../../../router/locale.ts';
import { useT } from '../../../../texts/texts.tsx';
import { FilePick } from './FilePick.tsx';
import type { FileDraft } from './video-compose.ts';
import type { Upload, UploadController } from './video-uploads.ts';

interface UploadProgressProps {
  file: FileDraft;
  /** Null for an upload of another visit: its file has to be chosen again. */
  upload: Upload | null;
  controller: UploadController | null;
  onPick: (file: File) => void;
}

/** How far an upload has come, with what can be done about it. */
export function UploadProgress({ file, upload, controller, onPick }: UploadProgressProps) {
  const t = useT();
  const { language } = useLocale();
  if (file.ready)
    return (
      <p role="status" className="text-sm text-ink-2">
        {t('threads.video.ready')}
      </p>
    );
  if (!upload || !controller) return <PickAgain onPick={onPick} />;
  const { state, sent } = upload;
  if (state.kind === 'failed') return <Failed message={state.message} onRetry={controller.goOn} />;
  const size = sizeOf(file.bytes, language);
  const words = {
    sending: t('threads.video.progress', { sent: sizeOf(sent, language), size }),
    paused: t('threads.video.progress', { sent: sizeOf(sent, language), size }),
    waiting: t('threads.video.waiting'),
    checking: t('threads.video.checking'),
    ready: t('threads.video.ready'),
  };
  const isPaused = state.kind === 'paused';
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <progress className="meter w-full" max={file.bytes} value={sent} aria-label={t('threads.video.sending')} />
        <p className="num mt-1 text-xs text-ink-3" role="status">
          {words[state.kind]}
        </p>
      </div>
      <Button kind="outline" small onClick={isPaused ? controller.goOn : controller.pause}>
        {t(isPaused ? 'threads.video.goOn' : 'threads.video.pause')}
      </Button>
    </div>
  );
}

/** An upload that failed says so in the documents' words, then why (R-VID-001). */
function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const t = useT();
  const failed = t('media.refusal.video_upload_failed');
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <FieldError>{message === failed ? failed : `${failed}. ${message}`}</FieldError>
      <Button kind="outline" small icon="refresh-cw" onClick={onRetry}>
        {t('shell.tryAgain')}
      </Button>
    </div>
  );
}

function PickAgain({ onPick }: { onPick: (file: File) => void }) {
  const t = useT();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="text-sm text-ink-2">{t('threads.video.pickAgain')}</p>
      <FilePick icon="video" label={t('threads.video.choose')} accept={videoTypes.join(',')} onPick={onPick} />
    </div>
  );
}
