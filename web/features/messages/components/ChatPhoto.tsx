import { useState } from 'react';
import type { ChatMessage } from '../../../../contract/domains/messages/chat-shapes.ts';
import { Icon } from '../../../design/Icon.tsx';
import { srcOf, srcSetOf } from '../../../design/pictures.ts';
import { useLowData } from '../../../session/low-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { photoSize } from '../photo-size.ts';
import { useRoom } from '../room.ts';

type Picture = NonNullable<ChatMessage['picture']>;

/** A message's photo in its own proportions, so that nothing moves as it comes; who saves data asks for it by a tap. */
export function ChatPhoto({ picture, name }: { picture: Picture; name: string }) {
  const t = useT();
  const { isClosed } = useRoom();
  const lite = useLowData();
  const [asked, setAsked] = useState(0);
  const [missing, setMissing] = useState(false);
  if (isClosed)
    return (
      <span className="chat-photo-place">
        <Icon name="lock" />
        <span>{t('messages.lockedPhoto')}</span>
      </span>
    );
  if (missing || (lite && asked === 0)) {
    const load = () => {
      setMissing(false);
      setAsked(asked + 1);
    };
    return (
      <button type="button" className="chat-photo-place" onClick={load}>
        <Icon name={missing ? 'cloud-off' : 'image'} />
        <span>{missing ? t('messages.photoMissing') : t('messages.tapPhoto', { size: photoSize(picture.bytes) })}</span>
      </button>
    );
  }
  return (
    <a href={srcOf(picture, 1280)} className="chat-photo">
      <img
        key={asked}
        src={srcOf(picture, 320)}
        srcSet={srcSetOf(picture)}
        sizes="14rem"
        width={picture.width}
        height={picture.height}
        alt={t('messages.photoOf', { name })}
        loading="lazy"
        decoding="async"
        onError={() => setMissing(true)}
      />
    </a>
  );
}
