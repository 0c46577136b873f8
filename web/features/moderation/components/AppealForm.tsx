import { type FormEvent, useEffect, useState } from 'react';
import { moderationLimits } from '../../../../contract/domains/moderation/limits.ts';
import { useAct } from '../../../api/use-act.ts';
import { useLoaded } from '../../../api/use-loaded.ts';
import { isRefusal } from '../../../api/wire.ts';
import { Button } from '../../../design/Button.tsx';
import { TextArea } from '../../../design/fields.tsx';
import { Card, Note } from '../../../design/parts.tsx';
import { ErrorState } from '../../../design/states.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { sendingKeys } from '../../../lib/sending-keys.ts';
import { secondsOf } from '../../../lib/time.ts';
import { readToken } from '../../../session/token.ts';
import { useDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import { type AppealState, readOwnAppeal, sendAppeal, storeAppeal, storedAppeal } from '../appeal.ts';

const { appealMin, appealMax } = moderationLimits;

/** None where nobody's token is held here, or one that has ended. */
const readOwn = async (): Promise<AppealState | null> => {
  if (readToken() === null) return null;
  return readOwnAppeal().catch((error: unknown) => {
    if (isRefusal(error) && error.http === 401) return null;
    throw error;
  });
};

/** How the appeal of whoever holds this browser's token stands, and the form for one. */
export function AppealForm() {
  const t = useT();
  const { value: state, error, reload, set } = useLoaded(readOwn);
  if (error !== undefined) {
    return (
      <Card title={t('moderation.appeal')}>
        <ErrorState message={error} onRetry={reload} />
      </Card>
    );
  }
  if (!state || (!state.appeal && !state.can.appeal)) return null;
  return (
    <Card title={t('moderation.appeal')}>
      <div className="flex flex-col gap-4">
        {state.appeal && <Appealed appeal={state.appeal} againAt={state.againAt} />}
        {state.can.appeal && <Form onSent={set} />}
      </div>
    </Card>
  );
}

function Appealed({ appeal, againAt }: { appeal: NonNullable<AppealState['appeal']>; againAt: string | null }) {
  const t = useT();
  const dayOf = useDay();
  const day = (iso: string) => dayOf(secondsOf(iso));
  return (
    <>
      <blockquote
        className="rounded-md bg-sunken p-3 whitespace-pre-wrap wrap-anywhere"
        dir={directionOf(appeal.message)}
      >
        {appeal.message}
      </blockquote>
      {appeal.answeredAt === null ? (
        <Note tone="info" icon="clock">
          {t('moderation.appealWaits', { date: day(appeal.createdAt) })}
        </Note>
      ) : (
        <Note tone={appeal.lifted ? 'success' : 'warning'}>
          <p className="font-bold">{t(appeal.lifted ? 'moderation.appealLifted' : 'moderation.appealUpheld')}</p>
          <p className="wrap-anywhere" dir={directionOf(appeal.answer)}>
            {appeal.answer}
          </p>
          {againAt && <p className="mt-1 text-sm">{t('moderation.appealAgain', { date: day(againAt) })}</p>}
        </Note>
      )}
    </>
  );
}

function Form({ onSent }: { onSent: (state: AppealState) => void }) {
  const t = useT();
  const [message, setMessage] = useState('');
  const [keys] = useState(sendingKeys);
  const { busy, error, issues, run, clear } = useAct();
  const [short, setShort] = useState(false);
  // After the first drawing, which the server may have made.
  useEffect(() => setMessage(storedAppeal()), []);
  const type = (text: string) => {
    setMessage(text);
    storeAppeal(text);
    setShort(false);
    clear();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isShort = message.trim().length < appealMin;
    setShort(isShort);
    if (isShort) return clear();
    void run(async () => {
      onSent(await sendAppeal(message, keys.of({ message })));
      storeAppeal('');
    });
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={send} noValidate>
      <TextArea
        label={t('moderation.appealLabel')}
        hint={t('moderation.appealHint', { min: appealMin, max: appealMax })}
        error={short ? t('moderation.appealShort', { min: appealMin }) : issues.message}
        value={message}
        maxLength={appealMax}
        onChange={(event) => type(event.target.value)}
      />
      {error && <Note tone="error">{error}</Note>}
      <Button type="submit" icon="send" busy={busy && t('shell.sending')}>
        {t('moderation.appealSend')}
      </Button>
    </form>
  );
}
