import type { Emoticon } from '../../../../contract/primitives/emoticons.ts';
import { call } from '../../../api/client.ts';
import { useLoaded } from '../../../api/use-loaded.ts';
import { Emoticons } from '../../../design/Emoticons.tsx';
import { Link } from '../../../router/links.tsx';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';

interface OwnEmoticonsProps {
  onPick: (emoticon: Emoticon) => void;
  onFailed?: () => void;
}

/** Until they are known, and where they can't be had now. */
const ofAll = ['Default'] as const;

const readPacks = async (): Promise<readonly string[]> => (await call('store.emoticons', {})).data.packs;

/** The emoticons that the writer may pick from: those that nobody sells, and those that they bought. */
export function OwnEmoticons(props: OwnEmoticonsProps) {
  const t = useT();
  const member = useSession() !== null;
  const { value: packs = ofAll } = useLoaded(member ? readPacks : null);
  return (
    <>
      <Emoticons {...props} packs={packs} />
      <Link to="/xstore?type=3" className="link text-sm">
        {t('threads.morePacks')}
      </Link>
    </>
  );
}
