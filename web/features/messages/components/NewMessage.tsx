import type { FoundMember } from '../../../../contract/domains/follows/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { messagePath, sharedIn } from '../../../lib/message-path.ts';
import { useLocation } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { AccountLayout } from '../../../shell/layouts/AccountLayout.tsx';
import { PageMeta } from '../../../shell/page-meta.tsx';
import { useT } from '../../../texts/texts.tsx';
import { infoOf } from '../person.ts';
import { FindMember } from './FindMember.tsx';

/** Whom to write to: a field for the name, and the members whose names begin so. */
export function NewMessage({ q, list }: { q: string; list: readonly FoundMember[] }) {
  const t = useT();
  const share = sharedIn(useLocation().search);
  const title = t('messages.new');
  return (
    <AccountLayout head={{ title, back: '/message' }}>
      <PageMeta title={title} hidden />
      <h1 className="heading text-2xl max-sm:sr-only">{title}</h1>
      <div className="card flex flex-col gap-3">
        <p className="text-sm text-ink-2">{t(share ? 'messages.shareText' : 'messages.newText')}</p>
        <FindMember key={q} q={q} share={share} />
        {list.length === 0 && q !== '' && (
          <p role="status" className="text-sm text-ink-2">
            {t('messages.nobody')}
          </p>
        )}
        <ul>
          {list.map(({ uid, username, avatar, country_fid }) => (
            <li key={uid}>
              <Link to={messagePath({ uid }, share)} className="chat-row px-0!">
                <Avatar
                  name={username}
                  country={countryOfFid(country_fid)?.code ?? 'global'}
                  info={infoOf({ avatar })}
                  decorative
                />
                <b className="min-w-0 flex-1 truncate" dir="auto">
                  {username}
                </b>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </AccountLayout>
  );
}
