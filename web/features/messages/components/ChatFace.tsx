import { Avatar, type AvatarProps } from '../../../design/Avatar.tsx';
import { type Face, infoOf } from '../person.ts';

/** The picture of a member, or of a group, whose corners are less round. */
export function ChatFace({
  face: { name, picture, country, isGroup },
  size,
}: {
  face: Face;
  size?: AvatarProps['size'];
}) {
  const avatar = <Avatar name={name} country={country} info={infoOf({ avatar: picture })} size={size} decorative />;
  return isGroup ? <span className="chat-group-face">{avatar}</span> : avatar;
}
