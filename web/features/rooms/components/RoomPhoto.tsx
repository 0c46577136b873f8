import { useT } from '../../../texts/texts.tsx';
import { PictureField } from '../../media/index.ts';

interface RoomPhotoProps {
  /** The picture's number; 0 for none. */
  aid: number;
  /** Address of the picture that the group has now. */
  picture: string;
  onChange: (aid: number) => void;
}

/** A group's picture; before script there is none to choose. */
export function RoomPhoto(props: RoomPhotoProps) {
  const t = useT();
  const words = { add: t('rooms.photoAdd'), change: t('rooms.photoChange'), remove: t('rooms.photoRemove') };
  return <PictureField {...props} words={words} className="scripted" />;
}
