import { FormButton } from '../../../design/FormButton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useT } from '../../../texts/texts.tsx';
import { followAction } from '../topic-form.ts';
import type { FollowPress } from '../use-follow-topic.ts';

interface TopicFollowButtonProps {
  topic: { topid: number; top_name: string; is_following: 0 | 1 };
  /** Known by who draws the row: the button is drawn for all readers. */
  press: FollowPress;
  /** In a list: smaller, and it says which topic it is about. */
  inRow?: boolean;
}

/** Follows a topic or stops. */
export function TopicFollowButton({ topic, press: { busy, toggle }, inRow }: TopicFollowButtonProps) {
  const t = useT();
  const { is_following: before } = topic;
  const look = inRow
    ? `btn btn-small ${before === 1 ? 'btn-outline' : 'btn-quiet'}`
    : `btn ${before === 1 ? 'btn-on-field-outline' : 'btn-on-field'}`;
  return (
    <FormButton
      className={look}
      action={followAction(topic)}
      aria-busy={busy || undefined}
      disabled={busy}
      onClick={toggle}
    >
      {!inRow && <Icon name={before === 1 ? 'check' : 'plus'} />}
      {t(before === 1 ? 'topics.following' : 'topics.follow')}
      {inRow && <span className="sr-only"> {topic.top_name}</span>}
    </FormButton>
  );
}
