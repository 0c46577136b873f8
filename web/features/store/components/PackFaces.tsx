import '../../../design/sheets/boards.css';
import { emoticons } from '../../../../contract/primitives/emoticons.ts';
import { EmoticonImage } from '../../../design/EmoticonImage.tsx';
import { useEmoticonNames } from '../../../design/emoticon-names.ts';
import { Card } from '../../../design/parts.tsx';
import { useT } from '../../../texts/texts.tsx';

/** What is in an emoticon pack; nothing where the goods are none. */
export function PackFaces({ pack }: { pack: string }) {
  const t = useT();
  const faces = emoticons.filter((emoticon) => emoticon.pack === pack);
  const nameOf = useEmoticonNames(faces.length > 0);
  if (faces.length === 0) return null;
  return (
    <Card title={t('store.packFaces', { count: faces.length })}>
      <ul className="emoticons max-h-none">
        {faces.map((emoticon) => (
          <li key={emoticon.alt} className="grid h-11 place-items-center">
            <EmoticonImage emoticon={emoticon} name={nameOf(emoticon)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
