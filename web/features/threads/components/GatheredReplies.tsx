import type { ReactNode } from 'react';
import type { Post } from '../../../../contract/domains/threads/shapes.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { personOf } from '../../../design/person.ts';
import { useT } from '../../../texts/texts.tsx';

/** A run of short replies in one row, which opens without script too. */
export function GatheredReplies({ posts, children }: { posts: readonly Post[]; children: ReactNode }) {
  const t = useT();
  return (
    <li>
      <details className="gathered">
        <summary>
          <span className="gathered-people" aria-hidden="true">
            {posts.slice(0, 3).map((post) => {
              const { name, country, info } = personOf(post);
              return <Avatar key={post.pid} name={name} country={country} info={info} size="xs" decorative />;
            })}
          </span>
          <span className="flex-1">{t('threads.shortReplies', { count: posts.length })}</span>
          <Icon name="chevron-down" />
        </summary>
        <ol>{children}</ol>
      </details>
    </li>
  );
}
