import { useEffect, useState } from 'react';
import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { call } from '../../../api/client.ts';
import { quietly } from '../../../api/quietly.ts';
import { Medals } from '../../../design/Medals.tsx';
import { profilePath } from '../../../lib/profile-path.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';

type Shown = Pick<DataOf<Calls['profiles.get-profile']>['Variables']['space'], 'medals' | 'medalsCount'>;

/** The author's medals on their plate: at most five, and a link to the rest (R-MED-004). Asked for once the page stands. */
export function PlateMedals({ uid }: { uid: number }) {
  const [shown, show] = useState<Shown>();
  useEffect(() => {
    let wanted = true;
    const ask = async () => {
      const answer = await quietly(call('profiles.get-profile', { uid }, { unasked: true }));
      if (answer && wanted) show(answer.data.Variables.space);
    };
    const cancel = whenIdle(() => void ask());
    return () => {
      wanted = false;
      cancel();
    };
  }, [uid]);
  return shown ? <MedalsWithMore uid={uid} {...shown} /> : null;
}

export function MedalsWithMore({ uid, medals, medalsCount }: Shown & { uid: number }) {
  const t = useT();
  const more = medalsCount - medals.length;
  if (medals.length === 0) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <Medals medals={medals} />
      {more > 0 && (
        <Link to={profilePath(uid, '/ucenter/account/perinfo')} className="link text-xs">
          {t('profiles.moreMedals', { count: more })}
        </Link>
      )}
    </span>
  );
}
