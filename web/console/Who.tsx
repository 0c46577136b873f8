import type { z } from 'zod';
import type { named } from '../../contract/domains/operators/shapes.ts';
import { plainPortrait } from '../design/avatar.ts';
import { Icon } from '../design/Icon.tsx';
import { countryCodeOf } from '../design/person.ts';
import type { Person } from '../design/UserChip.tsx';
import { groupTone, UserChip } from '../design/UserChip.tsx';
import { Link } from '../router/links.tsx';
import { useT } from '../texts/texts.tsx';

export type Named = z.output<typeof named>;

export const personOf = (member: Named): Person => ({
  uid: member.uid,
  name: member.username,
  country: countryCodeOf(member.countryFid),
  info: plainPortrait(member.avatar),
  group: { title: member.groupTitle, tone: groupTone(member.groupid), isLevel: false },
});

/** A member as a link to what the console knows of them. */
export function Who({ member }: { member: Named }) {
  return (
    <Link to={`/operator/members/${member.uid}`} className="flex min-h-11 min-w-0 items-center">
      {/* The whole row is the link: uid 0 prevents links within it. */}
      <UserChip person={{ ...personOf(member), uid: 0 }} size="sm" meta={<span>{`#${member.uid}`}</span>} />
    </Link>
  );
}

/** A member's name alone, as a link to what the console knows of them; whoever is gone has only a number. */
export function NameLink({ uid, name }: { uid: number; name: string }) {
  return (
    <Link
      to={`/operator/members/${uid}`}
      className="-my-1 inline-block py-1 font-bold text-primary-text max-lg:-my-3 max-lg:py-3"
      dir="auto"
    >
      {name === '' ? `#${uid}` : name}
    </Link>
  );
}

/** A name as a link; for nobody the words for the command line. */
export function Name({ member, nobody }: { member: Named | null; nobody?: string }) {
  const t = useT();
  if (!member) return <span className="text-ink-3">{nobody ?? t('operators.nobody')}</span>;
  return <NameLink uid={member.uid} name={member.username} />;
}

/** Which operator it was, and what they did: the words are read out, the shield stands for them. */
export function By({ did, member }: { did: 'imposed' | 'lifted' | 'answered' | 'given'; member: Named | null }) {
  const t = useT();
  return (
    <span className="inline-flex min-w-0 items-center gap-1" title={t(`operators.by.${did}`)}>
      <Icon name="shield" size="s" className="flex-none text-ink-3" />
      <span className="sr-only">{t(`operators.by.${did}`)}</span>
      <Name member={member} />
    </span>
  );
}
