import { drawLimits } from '../../../../contract/domains/draw/limits.ts';
import type { AdminDraw } from '../../../../contract/domains/draw/shapes.ts';
import { languages } from '../../../../contract/primitives/countries.ts';
import { call } from '../../../api/client.ts';
import { AskedDialog } from '../../../console/AskedDialog.tsx';
import { useConsoleForm } from '../../../console/use-console-form.ts';
import { TextInput } from '../../../design/fields.tsx';
import { languageNames } from '../../../shell/languages.ts';
import { useT } from '../../../texts/texts.tsx';
import { PictureField } from '../../media/index.ts';
import { askTo } from './asked.ts';

type Prize = AdminDraw['prizes'][number];

const draftOf = (prize: Prize | undefined) => ({
  ...{ name_en: prize?.name.en ?? '', name_fr: prize?.name.fr ?? '', name_hi: prize?.name.hi ?? '' },
  ...{ aid: String(prize?.aid ?? 0), count: String(prize?.count ?? 1), position: String(prize?.position ?? 100) },
});

/** A prize of a draw that isn't sealed yet: its name in three languages, its picture, and how many pieces there are. */
export function PrizeForm({ draw: { drawid, version }, prize }: { draw: AdminDraw; prize?: Prize }) {
  const t = useT();
  const prizeid = prize?.id ?? 0;
  const form = useConsoleForm({
    ...{ does: 'draw.save-prize', part: 'prize', about: { drawid, prizeid }, version, closeTo: askTo() },
    first: () => draftOf(prize),
    act: async ({ draft, version: seen, key }) => {
      await call('draw.save-prize', { ...draft, drawid, prizeid, version: seen }, { idempotencyKey: key });
      return t('draw.said.prize');
    },
  });
  const picture = form.field('aid');
  return (
    <AskedDialog
      title={t(prize ? 'draw.console.changePrize' : 'draw.console.addPrize')}
      word={t('shell.save')}
      {...form.dialog}
    >
      <div className="flex flex-col gap-3">
        {languages.map((of) => (
          <TextInput
            key={of}
            label={t('draw.console.field.nameIn', { language: languageNames[of] })}
            {...form.line(`name_${of}`, drawLimits.prizeName)}
          />
        ))}
        <input type="hidden" form={picture.form} name={picture.name} value={picture.value} />
        <PictureField
          aid={Number(form.draft.aid)}
          picture=""
          className="scripted"
          onChange={(aid) => form.change({ aid: String(aid) })}
          words={{
            add: t('draw.console.addPicture'),
            change: t('draw.console.changePicture'),
            remove: t('draw.console.removePicture'),
          }}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          {(['count', 'position'] as const).map((name) => (
            <TextInput
              key={name}
              label={t(`draw.console.field.${name}`)}
              inputMode="numeric"
              autoComplete="off"
              {...form.line(name, 4)}
            />
          ))}
        </div>
      </div>
    </AskedDialog>
  );
}
