import '../../../design/sheets/tasks.css';
import { useState } from 'react';
import type { MedalNews } from '../../../../contract/domains/tasks/shapes.ts';
import { Button } from '../../../design/Button.tsx';
import { Checkbox } from '../../../design/choices.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { profilePath } from '../../../lib/profile-path.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { medalCentre } from '../medal-address.ts';
import { useMedalNews } from '../use-medal-news.ts';
import { MedalImage } from './MedalImage.tsx';
import { ShareMedal } from './ShareMedal.tsx';

/** Congratulates on new medals, one after the other, each once on whatever device (R-MED-002, R-MED-003, R-MSC-051). */
export function Congratulations() {
  const { medal, done } = useMedalNews();
  const [shared, share] = useState<MedalNews | null>(null);
  if (shared) return <ShareMedal medal={shared} onClose={() => share(null)} />;
  if (!medal) return null;
  return <CongratulateDialog key={medal.medalid} medal={medal} onDone={done} onShare={() => share(medal)} />;
}

interface CongratulateDialogProps {
  medal: MedalNews;
  onDone: (wear: boolean) => void;
  onShare: () => void;
}

export function CongratulateDialog({ medal, onDone, onShare }: CongratulateDialogProps) {
  const t = useT();
  const [wear, setWear] = useState(true);
  return (
    <Dialog
      open
      shape="sheet"
      width={500}
      title={<span className="sr-only">{medal.name}</span>}
      onClose={() => onDone(wear)}
      foot={
        <>
          <Link to={medalCentre} className="btn btn-outline" onClick={() => onDone(wear)}>
            {t('tasks.granted.all')}
          </Link>
          <Button
            icon="share-2"
            onClick={() => {
              onShare();
              onDone(wear);
            }}
          >
            {t('shell.share')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-2.5 text-center">
        <span className="medal-rays">
          <MedalImage src={medal.s3_medal} side={96} />
        </span>
        <p className="heading text-2xl" dir="auto" aria-hidden="true">
          {medal.name}
        </p>
        <p className="max-w-80 text-md text-pretty text-ink-2" dir="auto">
          <Why {...medal.why} />
        </p>
        <Checkbox checked={wear} onChange={(event) => setWear(event.target.checked)}>
          {t('tasks.granted.wear')}
        </Checkbox>
      </div>
    </Dialog>
  );
}

/** Why, with the way to whoever caused it. */
function Why({ text, uid, username }: MedalNews['why']) {
  const at = username === '' ? -1 : text.indexOf(username);
  if (at < 0 || uid === 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <Link to={profilePath(uid)} className="link" dir="auto">
        {username}
      </Link>
      {text.slice(at + username.length)}
    </>
  );
}
