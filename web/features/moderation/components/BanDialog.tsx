import { type ReactNode, useState } from 'react';
import { type ModerationRule, rulesFor } from '../../../../contract/domains/moderation/rules.ts';
import { AskDialog } from '../../../design/AskDialog.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Note } from '../../../design/parts.tsx';
import { Segments } from '../../../design/Segments.tsx';
import { LoadingLabel } from '../../../design/skeletons.tsx';
import { ErrorState } from '../../../design/states.tsx';
import { showToast } from '../../../design/toasts.ts';
import { type Person, UserChip } from '../../../design/UserChip.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { secondsOf } from '../../../lib/time.ts';
import { useDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { BanState } from '../ban.ts';
import { type Ban, type BanController, banField, type Days, useBan } from '../use-ban.ts';
import { Grounds } from './Grounds.tsx';

const bans: readonly Ban[] = ['0', '4', '5'];
const daysOffered: readonly Days[] = ['1', '7', '30', '90', '0'];

export interface BanDialogProps {
  /** The member to be banned, or whose ban is to be lifted; null: nobody now. */
  target: Person | null;
  /** What they were reported for: the rule that is chosen at first. */
  rule?: ModerationRule | undefined;
  onClose: () => void;
  /** Called once the ban is set and the message shown. */
  onDone?: () => void;
}

/** Bans a member or sets them free: what stands, what shall, for how long, why, and what will come of it. */
export function BanDialog({ target, rule, onClose, onDone }: BanDialogProps) {
  // Closing, the dialog still shows whom it was about; what was typed for one member is not another's.
  const [last, setLast] = useState(target);
  if (target !== null && target.uid !== last?.uid) setLast(target);
  if (!last) return null;
  return <BanForm key={last.uid} person={last} rule={rule} open={target !== null} onClose={onClose} onDone={onDone} />;
}

interface BanFormProps extends Omit<BanDialogProps, 'target'> {
  person: Person;
  open: boolean;
}

function BanForm({ person, rule, open, onClose, onDone }: BanFormProps) {
  const t = useT();
  const controller = useBan(person.uid, open);
  const { busy, error, issues, fields, ban, days, lifts, scene } = controller;
  const send = () =>
    controller.send(() => {
      showToast({ text: t(lifts ? 'moderation.ban.freed' : 'moderation.ban.done', { name: person.name }) });
      onDone?.();
      onClose();
    });
  return (
    <AskDialog
      open={open}
      onClose={onClose}
      title={t('moderation.ban.title')}
      word={lifts ? t('moderation.ban.lift') : t('moderation.ban.act', { days })}
      kind={lifts ? 'primary' : 'danger'}
      icon={lifts ? 'check' : 'ban'}
      disabled={!controller.ready}
      busy={busy}
      error={error}
      onAct={send}
    >
      <div className="rounded-md bg-sunken p-3">
        <UserChip
          person={{ ...person, uid: 0 }}
          meta={
            scene && (
              <>
                {scene.warnings > 0 && <span>{t('moderation.ban.warnings', { count: scene.warnings })}</span>}
                <span>{t('moderation.ban.before', { count: scene.before })}</span>
              </>
            )
          }
        />
      </div>
      {controller.failed && <ErrorState message={controller.failed} onRetry={controller.again} />}
      {!scene && !controller.failed && <Loading />}
      {scene && (
        <>
          {scene.sanction && <Standing sanction={scene.sanction} />}
          <Choices controller={controller} />
          <div ref={fields} className="flex flex-col gap-4">
            <Grounds
              key={lifts ? 'lifts' : 'bans'}
              canned={scene.canned}
              nameOf={banField}
              rules={lifts ? rulesFor.back : rulesFor.member}
              chosen={rule}
              judges={!lifts}
              issues={issues}
              hint="moderation.warn.ruleHint"
              label={lifts ? 'moderation.ban.reasonLift' : 'moderation.ban.reason'}
            />
          </div>
          <Outcome ban={ban} days={days} stands={scene.sanction !== null} />
        </>
      )}
    </AskDialog>
  );
}

function Loading() {
  return (
    <>
      <LoadingLabel />
      <div className="flex flex-col gap-4" aria-hidden="true">
        <span className="skeleton h-12" />
        <span className="skeleton h-12" />
        <span className="skeleton h-22" />
      </div>
    </>
  );
}

/** What is in force now, in place of which the new choice comes. */
function Standing({ sanction }: { sanction: NonNullable<BanState['sanction']> }) {
  const t = useT();
  const day = useDay();
  const { groupid, rule, reason, until } = sanction;
  const state = t(`moderation.ban.state.${groupid}`);
  return (
    <Note tone="warning" icon="ban">
      <p className="font-bold">
        {until
          ? t('moderation.ban.standsUntil', { state, date: day(secondsOf(until)) })
          : t('moderation.ban.stands', { state })}
      </p>
      {rule !== 'other' && <p>{t(`moderation.rule.${rule}`)}</p>}
      <p className="wrap-anywhere" dir={directionOf(reason)}>
        {reason}
      </p>
    </Note>
  );
}

function Choices({ controller }: { controller: BanController }) {
  const t = useT();
  return (
    <>
      <div className="form-field">
        <span className="form-label">{t('moderation.ban.what')}</span>
        <Segments<Ban>
          label={t('moderation.ban.what')}
          value={controller.ban}
          onChange={(ban) => controller.choose({ ban })}
          options={bans.map((value) => ({ value, label: t(`moderation.ban.state.${value}`) }))}
        />
      </div>
      {!controller.lifts && (
        <div className="form-field">
          <span className="form-label">{t('moderation.ban.howLong')}</span>
          <Segments<Days>
            label={t('moderation.ban.howLong')}
            value={controller.days}
            onChange={(days) => controller.choose({ days })}
            options={daysOffered.map((value) => ({ value, label: t('moderation.ban.days', { days: value }) }))}
          />
        </div>
      )}
    </>
  );
}

const daySeconds = 86_400;

function Outcome({ ban, days, stands }: { ban: Ban; days: Days; stands: boolean }) {
  const t = useT();
  const day = useDay();
  if (ban === '0') return <Note tone="info">{t(`moderation.ban.outcome.0${stands ? '' : '.nothing'}`)}</Note>;
  if (days === '0') return <Warning>{t(`moderation.ban.outcome.${ban}.ever`)}</Warning>;
  const date = day(Date.now() / 1000 + Number(days) * daySeconds);
  return <Warning>{t(`moderation.ban.outcome.${ban}.until`, { date })}</Warning>;
}

/** In the colour of danger, but no alert: it changes with each choice. */
function Warning({ children }: { children: ReactNode }) {
  return (
    <div className="note note-error">
      <Icon name="circle-alert" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
