import type { ReactNode } from 'react';
import type { ThreadInfo } from '../../../../contract/domains/threads/shapes.ts';
import { Count } from '../../../design/Count.tsx';
import { Flag } from '../../../design/Flag.tsx';
import { Card, Tag } from '../../../design/parts.tsx';
import { personOf } from '../../../design/person.ts';
import { PersonPicture, VerifiedMark } from '../../../design/UserChip.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { profilePath } from '../../../lib/profile-path.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';

type PlateThread = Pick<
  ThreadInfo,
  'author' | 'authorid' | 'avatar' | 'group' | 'country_fid' | 'certify' | 'signature' | 'author_counts'
>;

interface NamePlateProps {
  thread: PlateThread;
  /** What the author wears. */
  medals?: ReactNode;
  /** Follow for others, the creator's links on one's own thread. */
  actions?: ReactNode;
}

/** The author beside the thread: picture, group title, signature, counts. */
export function NamePlate({ thread, medals, actions }: NamePlateProps) {
  const t = useT();
  const person = personOf(thread);
  const { threadsCount, fansCount, followsCount } = thread.author_counts;
  const figures = [
    [t('threads.posts'), threadsCount],
    [t('threads.fans'), fansCount],
    [t('threads.follows'), followsCount],
  ] as const;
  return (
    <Card label={person.name} className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <span className="ring">
          <PersonPicture person={person} size="lg" />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex items-center gap-1.5">
            {person.uid > 0 ? (
              <Link to={profilePath(person.uid)} className="truncate font-bold" dir="auto">
                {person.name}
              </Link>
            ) : (
              <b className="truncate">{person.name}</b>
            )}
            {person.certified && <VerifiedMark />}
            <Flag country={person.country} />
          </div>
          {(person.group || medals) && (
            <div className="mt-1 flex min-h-5 flex-wrap items-center gap-x-2 gap-y-1">
              {person.group && <Tag tone={person.group.tone}>{person.group.title}</Tag>}
              {medals}
            </div>
          )}
        </div>
      </div>
      {thread.signature && (
        <p className="text-sm text-ink-2" dir={directionOf(thread.signature)}>
          {thread.signature}
        </p>
      )}
      <dl className="flex justify-around text-center text-sm">
        {figures.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-xs text-ink-3">{label}</dt>
            <dd className="font-bold">
              <Count value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {actions && <div className="flex flex-wrap gap-2 [&>*]:flex-1">{actions}</div>}
    </Card>
  );
}
