import { joinOptions, reviewRules } from '../../../../contract/domains/rooms/limits.ts';
import type { RoomProfile } from '../../../../contract/domains/rooms/shapes.ts';
import { useT } from '../../../texts/texts.tsx';
import { roomPath } from '../room-path.ts';
import { Choice } from './Choice.tsx';
import { SettingRow } from './SettingRow.tsx';

/** What the owner and admins set for all: how one joins, who writes, which messages wait; and what the owner alone does. */
export function ManagingCard({ group }: { group: RoomProfile }) {
  const t = useT();
  const { groupID, joinOption, review, announce, can, threadGroup } = group;
  return (
    <section className="card px-0!">
      <h2 className="heading px-4 pb-2 text-lg">{t('rooms.managing')}</h2>
      <div className="flex flex-col gap-4 px-4">
        {threadGroup === 0 && (
          <Choice
            label={t('rooms.joining')}
            hint={t(`rooms.joinHint.${joinOption}`)}
            call="rooms.edit"
            says={t('rooms.did.saved')}
            options={[...joinOptions].reverse().map((option) => ({
              name: t(`rooms.joining.${option}`),
              fields: { groupID, joinOption: option },
              isChosen: option === joinOption,
            }))}
          />
        )}
        <Choice
          label={t('rooms.writing')}
          call="rooms.announce"
          says={({ announce: on }) => t(on === 1 ? 'rooms.did.heads' : 'rooms.did.all')}
          options={([0, 1] as const).map((on) => ({
            name: t(on === 1 ? 'rooms.writing.heads' : 'rooms.writing.all'),
            fields: { groupID, on },
            isChosen: on === announce,
          }))}
        />
        {joinOption === 'NeedPermission' && (
          <Choice
            label={t('rooms.review')}
            hint={t('rooms.reviewHint')}
            call="rooms.edit"
            says={t('rooms.did.saved')}
            options={reviewRules.map((rule) => ({
              name: t(`rooms.review.${rule}`),
              fields: { groupID, review: rule },
              isChosen: rule === review,
            }))}
          />
        )}
      </div>
      <ul className="mt-3">
        <SettingRow
          icon="pencil"
          to={roomPath(groupID, { part: 'edit' })}
          title={t('rooms.edit')}
          hint={t('rooms.editHint')}
        />
        {can.own === 1 && (
          <SettingRow
            icon="crown"
            over
            to={roomPath(groupID, { part: 'owner' })}
            title={t('rooms.newOwner')}
            hint={t('rooms.newOwnerHint')}
          />
        )}
        {can.delete === 1 && (
          <SettingRow icon="trash-2" over danger to={roomPath(groupID, { part: 'delete' })} title={t('rooms.delete')} />
        )}
      </ul>
    </section>
  );
}
