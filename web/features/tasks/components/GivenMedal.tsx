import '../../../design/sheets/tasks.css';
import { profilePath } from '../../../lib/profile-path.ts';
import { Link } from '../../../router/links.tsx';
import { useRootData } from '../../../session/root-data.ts';
import { PageMeta } from '../../../shell/page-meta.tsx';
import { useT } from '../../../texts/texts.tsx';
import { plainMedalPicture } from '../medal-address.ts';
import type { GivenMedal } from '../queries.ts';
import { MedalImage } from './MedalImage.tsx';

function useWords({ username, name }: GivenMedal): string {
  const t = useT();
  return t('tasks.share.words', { name: username, site: useRootData().siteName, medal: name });
}

/** What other sites show of a shared medal: its picture, and whose it is. */
export function GivenMedalMeta({ medal }: { medal: GivenMedal }) {
  const mark = { src: plainMedalPicture(medal.s3_medal), alt: medal.name };
  return <PageMeta title={medal.name} description={useWords(medal)} mark={mark} hidden />;
}

/** The medal of a shared address, for guests as well, with the way to whoever has it (R-MED-003). */
export function GivenMedalCard({ medal }: { medal: GivenMedal }) {
  return (
    <section className="card flex flex-col items-center gap-2 text-center">
      <MedalImage src={medal.s3_medal} side={96} />
      <p className="text-md text-pretty" dir="auto">
        {useWords(medal)}
      </p>
      <Link to={profilePath(medal.uid)} className="tap link" dir="auto">
        {medal.username}
      </Link>
    </section>
  );
}
