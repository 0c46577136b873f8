import { useState } from 'react';
import type { CannedReason } from '../../../../contract/domains/moderation/list-calls.ts';
import type { ModerationAct } from '../../../../contract/domains/review/moderating/limits.ts';
import type { IconName } from '../../../design/icon-names.ts';
import { MenuButton, MenuLink } from '../../../design/Menu.tsx';
import { Note } from '../../../design/parts.tsx';
import { personListed } from '../../../design/person.ts';
import { UserChip } from '../../../design/UserChip.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { moderatePath } from '../../../lib/moderate-path.ts';
import { threadPath } from '../../../lib/thread-path.ts';
import { secondsOf } from '../../../lib/time.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import { BanMember } from '../../moderation/index.ts';
import { ActDialog } from './ActDialog.tsx';
import { type Scene, titleOf } from './posts.ts';

interface ModerateScreenProps {
  scene: Scene;
  /** The dialog that the address asks for. */
  act: ModerationAct | null;
  canned: readonly CannedReason[];
}

/** A post with the menu of what a moderator does to it; each act asks in a dialog of its own (R-MOD-003). */
export function ModerateScreen({ scene, act, canned }: ModerateScreenProps) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const [banning, setBanning] = useState(false);
  const person = personListed(scene.author);
  return (
    <>
      <section className="card flex flex-col gap-3">
        <UserChip person={person} />
        <blockquote className="rounded-md bg-sunken p-3 wrap-anywhere" dir={directionOf(scene.words)}>
          {scene.words}
        </blockquote>
        {scene.takedown ? (
          <Takedown takedown={scene.takedown} />
        ) : (
          <Link
            to={`${threadPath(scene.tid)}#pid${scene.pid}`}
            className="tap link self-start text-sm"
            dir={directionOf(scene.subject)}
          >
            {scene.subject}
          </Link>
        )}
      </section>
      <section className="card card-flush py-2" aria-label={t('moderation.post.acts')}>
        <Group kind="show" acts={['pin', 'digest', 'highlight']} scene={scene} />
        <Group kind="place" acts={['move', 'close']} scene={scene} />
        <Group kind="act" acts={['ban', 'delete', 'restore']} scene={scene}>
          {scene.canBanAuthor && (
            <>
              <MenuLink icon="list" to={`/operator/posts?uid=${scene.author.uid}`}>
                {t('moderation.many.member', { name: scene.author.username })}
              </MenuLink>
              <MenuLink icon="circle-alert" to={`/operator/warn?uid=${scene.author.uid}`}>
                {t('moderation.warn.of', { name: scene.author.username })}
              </MenuLink>
              <MenuLink icon="map-pin" to={`/operator/addresses?uid=${scene.author.uid}`}>
                {t('moderation.address.title')}
              </MenuLink>
            </>
          )}
          {scene.canBanAuthor && (
            <span className="scripted">
              <MenuButton icon="user-x" danger onClick={() => setBanning(true)}>
                {t('moderation.ban.title')}
              </MenuButton>
            </span>
          )}
        </Group>
      </section>
      {scene.pins.length > 0 && !scene.takedown && <Pins scene={scene} />}
      <ActDialog key={act} act={act !== null && scene.can[act] ? act : null} scene={scene} canned={canned} />
      <BanMember target={banning ? person : null} onClose={() => setBanning(false)} onDone={revalidate} />
    </>
  );
}

function Takedown({ takedown: { kind, rule, reason, by, at, until } }: { takedown: NonNullable<Scene['takedown']> }) {
  const t = useT();
  const day = useDay();
  return (
    <Note tone="warning" icon={kind === 'banned' ? 'eye-off' : 'trash-2'}>
      <p className="font-bold">
        {t(`moderation.post.by.${kind}`, { name: by?.username ?? '', date: day(secondsOf(at)) })}
      </p>
      {rule !== 'other' && <p>{t(`moderation.rule.${rule}`)}</p>}
      {reason && (
        <p className="wrap-anywhere" dir={directionOf(reason)}>
          {reason}
        </p>
      )}
      {until && <p className="mt-1 text-sm">{t('moderation.post.until', { date: day(secondsOf(until)) })}</p>}
    </Note>
  );
}

const icons: Readonly<Record<ModerationAct, IconName>> = {
  pin: 'pin',
  digest: 'gem',
  highlight: 'type',
  move: 'arrow-right',
  close: 'lock',
  ban: 'eye-off',
  delete: 'trash-2',
  restore: 'undo-2',
};

interface GroupProps {
  kind: string;
  acts: readonly ModerationAct[];
  scene: Scene;
  children?: React.ReactNode;
}

/** Acts of one kind, as links that work before script; each says how the thread stands now. */
function Group({ kind, acts, scene, children }: GroupProps) {
  const t = useT();
  const able = acts.filter((act) => scene.can[act]);
  if (able.length === 0 && !children) return null;
  return (
    <div className="border-line not-first:mt-2 not-first:border-t not-first:pt-2">
      <h2 className="px-4 text-xs font-bold text-ink-3">{t(`moderation.post.group.${kind}`)}</h2>
      {able.map((act) => (
        <MenuLink
          key={act}
          icon={icons[act]}
          danger={act === 'delete' || (act === 'ban' && !scene.takedown)}
          to={moderatePath(scene.pid, act)}
          preventScrollReset
        >
          <span className="flex-1">{t(titleOf(act, scene))}</span>
          <Now act={act} scene={scene} />
        </MenuLink>
      ))}
      {children}
    </div>
  );
}

/** The level that stands, at the end of its line. */
function Now({ act, scene: { level, digest, first } }: { act: ModerationAct; scene: Scene }) {
  const t = useT();
  if (act === 'pin' && level > 0)
    return <Level>{t(first === 1 ? `moderation.post.level.${level}` : 'moderation.post.pinned')}</Level>;
  if (act === 'digest' && digest > 0) return <Level>{t(`moderation.post.digest.${digest}`)}</Level>;
  return null;
}

const Level = ({ children }: { children: React.ReactNode }) => <span className="text-sm text-ink-3">{children}</span>;

/** How many slots of each level are taken. */
function Pins({ scene: { pins, level, first } }: { scene: Scene }) {
  const t = useT();
  return (
    <section className="card">
      <h2 className="heading text-lg">{t('moderation.post.pins')}</h2>
      <dl>
        {pins.map(({ level: each, used, slots }) => {
          const taken = used + (each === level ? 1 : 0);
          return (
            <div key={each} className="flex min-h-9 items-center gap-2 text-sm">
              <dt className="flex-1 text-ink-2">
                {t(first === 1 ? `moderation.post.level.${each}` : 'moderation.post.inThread')}
              </dt>
              <dd className={taken >= slots ? 'font-bold text-danger-text' : 'font-bold'}>
                {taken} / {slots}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
