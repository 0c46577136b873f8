import '../../../design/sheets/tasks.css';
import { useEffect, useState } from 'react';
import { countryOfFid, globalCountry, localePath } from '../../../../contract/primitives/countries.ts';
import { quietly } from '../../../api/quietly.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { plainPortrait } from '../../../design/avatar.ts';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { showError, showToast } from '../../../design/toasts.ts';
import { copyLink } from '../../../lib/share-link.ts';
import { useNavigate } from '../../../router/hooks.ts';
import { useLocale } from '../../../router/locale.ts';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { givenMedalPath } from '../medal-address.ts';
import { drawMedal, medalFile } from '../medal-picture.ts';
import { MedalImage } from './MedalImage.tsx';

interface Shown {
  medalid: number;
  name: string;
  description: string;
  s3_medal: string;
}

interface ShareMedalProps {
  medal: Shown;
  /** The page without the dialog, where an address opens it. */
  closeTo?: string;
  onClose?: () => void;
}

/** Shares a medal (R-MED-003): its picture by the device's own dialog, or a link that shows it to everybody. */
export function ShareMedal({ medal, closeTo, onClose }: ShareMedalProps) {
  const t = useT();
  const navigate = useNavigate();
  const { viewer } = useRootData();
  if (!viewer) return null;
  const close = onClose ?? (() => void navigate(closeTo ?? '/', { replace: true, preventScrollReset: true }));
  return (
    <Dialog open shape="sheet" title={t('tasks.share.title')} {...(closeTo && { closeTo })} onClose={close}>
      <Preview medal={medal} />
      <Ways medal={medal} />
    </Dialog>
  );
}

/** The member and their country, as the picture has them. */
function useOwner(medalid: number) {
  const { viewer, siteName, publicUrl } = useRootData();
  const { language } = useLocale();
  const country = countryOfFid(viewer?.countryFid ?? 0) ?? globalCountry;
  return {
    viewer,
    siteName,
    country: country.names[language],
    code: country.code,
    link: publicUrl + localePath(country.code, givenMedalPath(medalid, viewer?.uid ?? 0)),
  };
}

function Preview({ medal }: { medal: Shown }) {
  const t = useT();
  const { viewer, siteName, country, code } = useOwner(medal.medalid);
  const username = viewer?.username ?? '';
  return (
    <div
      className="medal-share"
      role="img"
      aria-label={t('tasks.share.picture', { medal: medal.name, name: username, country })}
    >
      <MedalImage src={medal.s3_medal} side={96} />
      <b className="heading text-2xl" dir="auto">
        {medal.name}
      </b>
      <span className="text-md opacity-80" dir="auto">
        {medal.description}
      </span>
      <span className="medal-share-foot">
        <Avatar name={username} country={code} info={plainPortrait(viewer?.avatar ?? '')} size="sm" decorative />
        <span className="min-w-0 flex-1">
          <b className="block truncate" dir="auto">
            {username}
          </b>
          <span className="block opacity-80">{country}</span>
        </span>
        <span className="opacity-80">{siteName}</span>
      </span>
    </div>
  );
}

/** Drawn once the dialog stands; null until then, and where the device draws none. */
function usePicture(medal: Shown): File | null {
  const { viewer, siteName, country } = useOwner(medal.medalid);
  const [file, setFile] = useState<File | null>(null);
  const { name, description, s3_medal: src } = medal;
  const username = viewer?.username ?? '';
  useEffect(() => {
    let ended = false;
    void quietly(drawMedal({ src, name, description, username, country, siteName })).then((blob) => {
      if (blob && !ended) setFile(medalFile(blob));
    });
    return () => {
      ended = true;
    };
  }, [src, name, description, username, country, siteName]);
  return file;
}

function Ways({ medal }: { medal: Shown }) {
  const t = useT();
  const { viewer, siteName, link } = useOwner(medal.medalid);
  const file = usePicture(medal);
  const words = t('tasks.share.words', { name: viewer?.username ?? '', site: siteName, medal: medal.name });
  const byDevice = file !== null && typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
  const share = () => void quietly(navigator.share({ files: file ? [file] : [], text: words, url: link }));
  const copy = async () => {
    if ((await copyLink(link)) === 'copied') showToast({ text: t('tasks.share.copied') });
    else showError(t('tasks.share.failed'));
  };
  return (
    <>
      <p className="text-sm text-ink-2">
        {file ? t('tasks.share.made', { size: Math.ceil(file.size / 1024) }) : t('tasks.share.making')}
      </p>
      <div className="flex flex-wrap gap-2">
        {byDevice && (
          <Button icon="share-2" onClick={share}>
            {t('tasks.share.with')}
          </Button>
        )}
        <a
          className="btn btn-quiet"
          href={`https://wa.me/?text=${encodeURIComponent(`${words} ${link}`)}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="message-circle" />
          {t('tasks.share.whatsApp')}
        </a>
        <Button kind="quiet" icon="copy" className="scripted" onClick={() => void copy()}>
          {t('tasks.share.copy')}
        </Button>
        {file && (
          <Button kind="quiet" icon="download" onClick={() => save(file)}>
            {t('tasks.share.save')}
          </Button>
        )}
      </div>
      <p className="quiet text-sm break-all select-all" dir="ltr">
        {link}
      </p>
    </>
  );
}

function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
