import { type ReactNode, useState } from 'react';
import { useIsPressed } from '../lib/pressed-marks.ts';
import { Link } from '../router/links.tsx';
import { useLocale } from '../router/locale.ts';
import { useCountFormat } from '../texts/formats.tsx';
import { useT } from '../texts/texts.tsx';
import { Count } from './Count.tsx';
import { FormButton } from './FormButton.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';

/** What a row of actions shows and does; what is missing is not drawn. */
export interface PostActionsProps {
  liked: boolean;
  likes: number;
  onLike: () => void;
  /** Where they are sent without script. */
  likeAction?: string;
  favouriteAction?: string;
  replies?: number;
  /** Where the replies are. */
  repliesTo?: string;
  shares?: number;
  onShare?: () => void;
  /** In its place: what offers several ways. */
  share?: ReactNode;
  favoured?: boolean;
  onFavourite?: () => void;
}

/** "Like, 2.4K (2,412)": what is seen and the full figure. */
export function useCountedName(label: string, count = 0): string {
  const { language } = useLocale();
  const short = useCountFormat()(count);
  if (count === 0) return label;
  return count > 1000 ? `${label}, ${short} (${count.toLocaleString(language)})` : `${label}, ${short}`;
}

const afterPress = ({ pressed, count }: Pick<ActProps, 'pressed' | 'count'>) => ({
  pressed: !pressed,
  count: count === undefined ? count : Math.max(0, count + (pressed ? -1 : 1)),
});

interface ActProps {
  icon: IconName;
  label: string;
  count?: number;
  pressed?: boolean;
  className?: string;
  /** Its icon stands alone; else nothing to count is said by its word. */
  wordless?: boolean;
  /** Where it is sent without script. */
  action?: string;
  onClick: () => void;
}

export function Act({ icon, label, className, wordless, action, onClick, ...shown }: ActProps) {
  // What was given before the page opened doesn't move.
  const [given, setGiven] = useState(false);
  // As it was pressed, though what is around it is not drawn anew yet. Its movement begins then: it costs the browser a layer.
  const turned = useIsPressed(action);
  const { pressed, count } = turned ? afterPress(shown) : shown;
  return (
    <FormButton
      action={action}
      className={['act', given && !turned && 'act-given', className].filter(Boolean).join(' ')}
      aria-label={useCountedName(label, count)}
      aria-pressed={pressed}
      onClick={() => {
        setGiven(true);
        onClick();
      }}
    >
      <Icon name={icon} />
      {count ? <Count value={count} /> : wordless ? null : label}
    </FormButton>
  );
}

function Replies({ to, count }: { to: string; count: number }) {
  const t = useT();
  const label = count ? t('shell.replies') : t('shell.reply');
  return (
    <Link to={to} className="act" aria-label={useCountedName(label, count)}>
      <Icon name="message-circle" />
      {count ? <Count value={count} /> : label}
    </Link>
  );
}

export function PostActions({ children, ...props }: PostActionsProps & { children?: ReactNode }) {
  const t = useT();
  return (
    <div className="acts">
      <Act
        icon="heart"
        label={t('shell.like')}
        count={props.likes}
        pressed={props.liked}
        action={props.likeAction}
        onClick={props.onLike}
      />
      {props.repliesTo !== undefined && <Replies to={props.repliesTo} count={props.replies ?? 0} />}
      {props.share}
      {props.onShare && <Act icon="share-2" label={t('shell.share')} count={props.shares} onClick={props.onShare} />}
      {children}
      {props.onFavourite && (
        <Act
          icon="bookmark"
          label={t('shell.favourite')}
          pressed={props.favoured ?? false}
          className="act-fav ms-auto"
          wordless
          action={props.favouriteAction}
          onClick={props.onFavourite}
        />
      )}
    </div>
  );
}
