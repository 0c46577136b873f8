import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { quietly } from '../../../api/quietly.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Note } from '../../../design/parts.tsx';
import { personListed } from '../../../design/person.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { followAll } from '../hide-mutations.ts';
import { setFollow } from '../mutations.ts';
import { askRecommended } from '../queries.ts';
import { allFollowed, followRow, notFollowed, type RecommendRow, rowsOf } from '../recommend-state.ts';
import { useFollowAll } from '../use-follow-all.ts';
import { Fans, MemberRow } from './MemberRow.tsx';

/** For a new member: whom to follow. It opens once there is somebody to show. */
export function RecommendDialog({ onClose }: { onClose: () => void }) {
  const fid = useSession()?.countryFid;
  const [rows, setRows] = useState<readonly RecommendRow[]>([]);
  useEffect(() => {
    if (fid !== undefined) quietly(askRecommended(call, fid).then((members) => setRows(rowsOf(members))));
  }, [fid]);
  return <Recommended rows={rows} setRows={setRows} onClose={onClose} />;
}

interface RecommendedProps {
  rows: readonly RecommendRow[];
  setRows: Dispatch<SetStateAction<readonly RecommendRow[]>>;
  onClose: () => void;
}

/** Each can be followed, or all of them, or none (R-FOL-002). */
export function Recommended({ rows, setRows, onClose }: RecommendedProps) {
  const t = useT();
  const all = useFollowAll(async () => {
    const said = await followAll(notFollowed(rows));
    setRows(allFollowed);
    return said;
  }, onClose);
  const { state } = all;
  const off = state.step === 'done' || state.step === 'resting' || notFollowed(rows).length === 0;
  return (
    <Dialog
      open={rows.length > 0}
      onClose={onClose}
      title={t('follows.recommendTitle')}
      lead={t('follows.recommendText')}
      width={600}
      foot={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('follows.skip')}
          </Button>
          <Button busy={state.step === 'busy' && t('follows.followingAll')} disabled={off} onClick={all.run}>
            {t('follows.followAll')}
          </Button>
        </>
      }
    >
      {state.step === 'done' && (
        <p role="status" className="note note-success">
          {state.said}
        </p>
      )}
      {(state.step === 'resting' || state.step === 'failed') && <Note tone="error">{state.said}</Note>}
      <ul>
        {rows.map((row) => (
          <MemberRow
            key={row.uid}
            of={row}
            name="recommended member"
            person={personListed(row)}
            meta={<Fans count={row.fansCount} />}
            action={
              <Button
                kind={row.follows_status === 1 ? 'outline' : 'quiet'}
                small
                busy={row.follow_loading && t('follows.followingAll')}
                aria-pressed={row.follows_status === 1}
                onClick={() => followRow(row, setRows, (uid) => setFollow(uid, true)).catch(showFailure)}
              >
                {t(row.follows_status === 1 ? 'follows.followed' : 'follows.follow')}
                <span className="sr-only"> {row.username}</span>
              </Button>
            }
          />
        ))}
      </ul>
    </Dialog>
  );
}
