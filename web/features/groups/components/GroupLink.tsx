import type { InGroup } from '../../../../contract/domains/threads/traits/group/shapes.ts';
import { groupPath } from '../../../lib/group-path.ts';
import { Link } from '../../../router/links.tsx';

/** Leads from a thread to the group that it was posted in, where there is one. */
export function GroupLink({ group, className }: { group: InGroup; className?: string }) {
  if (!group) return null;
  return (
    <Link to={groupPath(group.groupid)} className={className} dir="auto">
      {group.name}
    </Link>
  );
}
