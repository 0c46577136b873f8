import { useState } from 'react';
import { videoLimits, videoTypes } from '../../../../../contract/domains/media/video/limits.ts';
import { isRefusal } from '../../../../api/wire.ts';
import { Button } from '../../../../design/Button.tsx';
import { FieldError } from '../../../../design/fields.tsx';
import { sizeOf } from '../../../../lib/file-size.ts';
import { useLocale } from '../../../../router/locale.ts';
import { useT } from '../../../../texts/texts.tsx';
import { coverFromPicture, lookAtVideo } from './cover-of.ts';
import { FilePick } from './FilePick.tsx';
import { LinkField } from './LinkField.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { beginUpload, endUpload, useVideoUpload } from './use-video-upload.ts';
import { LengthChip, videoFrame } from './VideoCover.tsx';
import type { VideoDraft } from './video-compose.ts';
import { lengthOf } from './video-words.ts';

interface VideoFieldsProps {
  draft: VideoDraft;
  onChange: (change: (draft: VideoDraft) => VideoDraft) => void;
}

const videos = videoTypes.join(',');
const pictures = 'image/jpeg,image/png,image/webp';

/** A video that is being written: a file on its way with its cover, or a link. */
export function VideoFields({ draft, onChange }: VideoFieldsProps) {
  const { file, standing } = draft;
  const [error, setError] = useState('');
  const { upload, controller } = useVideoUpload(file, onChange);
  const choose = useChoose(draft, onChange, setError);
  const remove = () => {
    if (file) endUpload(file);
    onChange((now) => ({ ...now, file: null, cover: null }));
  };
  const isShown = file !== null || standing?.linkurl === '';
  return (
    <div className="flex flex-col gap-3 py-3.5">
      {isShown ? <Shown draft={draft} /> : <Choices onVideo={choose.video} />}
      {file && (
        <UploadProgress
          file={file}
          upload={upload}
          controller={controller}
          onPick={(picked) => choose.video(picked, file.recorded)}
        />
      )}
      {error && <FieldError>{error}</FieldError>}
      {isShown && <Changes onCover={choose.cover} onVideo={choose.video} onRemove={file ? remove : undefined} />}
      {!file && <LinkField link={draft.link} onChange={(link) => onChange((now) => ({ ...now, link }))} />}
    </div>
  );
}

/** Looks at what was chosen before it is sent, sends it, and draws its cover. */
function useChoose(draft: VideoDraft, onChange: VideoFieldsProps['onChange'], setError: (error: string) => void) {
  const t = useT();
  const setCover = async (draw: () => Promise<VideoDraft['cover']>): Promise<void> => {
    try {
      const cover = await draw();
      onChange((now) => ({ ...now, cover }));
    } catch (failure) {
      setError(isRefusal(failure) ? failure.msg : t('media.refusal.video_damaged'));
    }
  };
  const video = async (chosen: File, recorded: boolean): Promise<void> => {
    setError('');
    if (chosen.size > videoLimits.bytes) return setError(t('media.refusal.video_too_large'));
    const looked = await lookAtVideo(chosen);
    const max = recorded ? videoLimits.recordedSeconds : videoLimits.seconds;
    if (looked && looked.seconds > max + videoLimits.slackSeconds)
      return setError(t('media.refusal.video_too_long', { max }));
    const file = beginUpload(chosen, recorded, draft.file);
    onChange((now) => ({ ...now, file, link: '', cover: file.vid > 0 ? now.cover : null }));
    if (looked) await setCover(looked.cover);
  };
  const cover = (chosen: File) => {
    setError('');
    void setCover(() => coverFromPicture(chosen));
  };
  return { video: (chosen: File, recorded: boolean) => void video(chosen, recorded), cover };
}

/** The cover as it will stand, with length and size. */
function Shown({ draft: { file, cover, standing } }: { draft: VideoDraft }) {
  const t = useT();
  const { language } = useLocale();
  const seconds = file?.seconds || (file ? 0 : (standing?.video_duration ?? 0));
  const bytes = file?.bytes ?? standing?.bytes ?? 0;
  const facts = [seconds > 0 ? lengthOf(seconds) : '', sizeOf(bytes, language)].filter(Boolean).join(', ');
  return (
    <div className={`${videoFrame} my-0 max-h-75`}>
      {cover && <img src={cover.preview} alt={t('threads.video.cover')} className="size-full object-cover" />}
      <LengthChip>{facts}</LengthChip>
    </div>
  );
}

/** The ways to a video, while there is none. */
function Choices({ onVideo }: { onVideo: (file: File, recorded: boolean) => void }) {
  const t = useT();
  const { language } = useLocale();
  const { seconds, recordedSeconds: recorded, bytes } = videoLimits;
  return (
    <div className="flex flex-col gap-2 rounded-md bg-sunken p-4">
      <div className="flex flex-wrap gap-2">
        <FilePick
          icon="video"
          label={t('threads.video.choose')}
          accept={videos}
          onPick={(file) => onVideo(file, false)}
        />
        <FilePick
          icon="camera"
          label={t('threads.video.record')}
          accept={videos}
          capture
          onPick={(file) => onVideo(file, true)}
        />
      </div>
      <p className="hint">{t('threads.video.hint', { seconds, recorded, size: sizeOf(bytes, language) })}</p>
    </div>
  );
}

interface ChangesProps {
  onCover: (file: File) => void;
  onVideo: (file: File, recorded: boolean) => void;
  onRemove: (() => void) | undefined;
}

/** What can be changed of a video that was chosen. */
function Changes({ onCover, onVideo, onRemove }: ChangesProps) {
  const t = useT();
  return (
    <div className="flex flex-wrap gap-2">
      <FilePick icon="image" label={t('threads.video.otherCover')} accept={pictures} onPick={onCover} />
      {onRemove ? (
        <Button kind="text" icon="x" onClick={onRemove}>
          {t('threads.video.cancel')}
        </Button>
      ) : (
        <FilePick
          icon="video"
          label={t('threads.video.choose')}
          accept={videos}
          onPick={(file) => onVideo(file, false)}
        />
      )}
    </div>
  );
}
