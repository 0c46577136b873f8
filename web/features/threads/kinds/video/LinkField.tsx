import { useEffect, useState } from 'react';
import { videoLimits } from '../../../../../contract/domains/media/video/limits.ts';
import type { VideoLink } from '../../../../../contract/domains/media/video/shapes.ts';
import { videoAt, videoSiteNames } from '../../../../../contract/domains/media/video/sites.ts';
import { call } from '../../../../api/client.ts';
import { TextInput } from '../../../../design/fields.tsx';
import { srcOf } from '../../../../design/pictures.ts';
import { useT } from '../../../../texts/texts.tsx';
import { lengthOf } from './video-words.ts';

interface LinkFieldProps {
  link: string;
  onChange: (link: string) => void;
}

/** A link to a video of a known site, with what the post will show of it. */
export function LinkField({ link, onChange }: LinkFieldProps) {
  const t = useT();
  const known = videoAt(link);
  const wrong = link.trim() !== '' && !known;
  const preview = usePreview(known?.link);
  return (
    <div className="flex flex-col gap-2">
      <TextInput
        label={t('threads.video.link')}
        hint={t('threads.video.linkHint', { sites: videoSiteNames.join(', ') })}
        error={wrong ? t('media.refusal.video_link_unknown') : undefined}
        type="url"
        inputMode="url"
        dir="ltr"
        maxLength={videoLimits.link}
        value={link}
        data-missing={link.trim() === '' ? '' : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {preview && <Preview preview={preview} />}
    </div>
  );
}

/** Asked once for each video; what can't be read is shown by its link alone. */
function usePreview(link: string | undefined): VideoLink | null {
  const [preview, setPreview] = useState<VideoLink | null>(null);
  useEffect(() => {
    if (link === undefined) return;
    const asked = new AbortController();
    call('media.preview-video-link', { linkurl: link }, { signal: asked.signal }).then(
      ({ data }) => asked.signal.aborted || setPreview(data),
      () => undefined,
    );
    return () => asked.abort();
  }, [link]);
  return preview?.linkurl === link ? preview : null;
}

function Preview({ preview: { cover, description, site, video_duration } }: { preview: VideoLink }) {
  const facts = [site, video_duration > 0 ? lengthOf(video_duration) : ''].filter(Boolean).join(', ');
  return (
    <div className="flex items-center gap-3 rounded-leaf bg-sunken p-2" role="status">
      {cover && (
        <img src={srcOf(cover, 320)} alt="" width={64} height={64} className="size-16 rounded-sm object-cover" />
      )}
      <p className="min-w-0 flex-1 text-sm" dir="auto">
        {description && <span className="line-clamp-2 font-bold">{description}</span>}
        <span className="num text-ink-2">{facts}</span>
      </p>
    </div>
  );
}
