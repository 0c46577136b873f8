interface RoomFaceProps {
  name: string;
  /** Address of its picture; empty where it has none. */
  picture: string;
  /** Side in pixels. */
  side: 56 | 72;
}

/** A group's picture, or the first character of its name where it has none. The name stands beside it. */
export function RoomFace({ name, picture, side }: RoomFaceProps) {
  const className = side === 72 ? 'topic-logo topic-logo-large' : 'topic-logo';
  if (picture === '')
    return (
      <span className={className} aria-hidden="true">
        {[...name][0]}
      </span>
    );
  return <img className={className} src={picture} alt="" width={side} height={side} loading="lazy" decoding="async" />;
}
