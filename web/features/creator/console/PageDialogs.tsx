import { creatorLimits, creatorPageKinds } from '../../../../contract/domains/creator/limits.ts';
import type { AdminPage } from '../../../../contract/domains/creator/shapes.ts';
import { languages } from '../../../../contract/primitives/countries.ts';
import { call } from '../../../api/client.ts';
import { AskedDialog } from '../../../console/AskedDialog.tsx';
import { useConsoleForm } from '../../../console/use-console-form.ts';
import { Select } from '../../../design/choices.tsx';
import { TextArea, TextInput } from '../../../design/fields.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { askTo } from './asked.ts';

const blank = { en: '', fr: '', hi: '' };

const firstOf = (page: AdminPage | undefined) => {
  const { title, words } = page ?? { title: blank, words: blank };
  return {
    ...{ kind: String(page?.kind ?? 'manual'), position: String(page?.position ?? 100) },
    published: String(page?.published ?? 0),
    ...{ title_en: title.en, title_fr: title.fr, title_hi: title.hi },
    ...{ words_en: words.en, words_fr: words.fr, words_hi: words.hi },
  };
};

/** A page in three languages, and whether it is shown. */
export function PageDialog({ page }: { page?: AdminPage }) {
  const t = useT();
  const id = page?.id ?? 0;
  const form = useConsoleForm({
    ...{ does: 'creator.save-page', part: 'page', about: { id }, version: page?.version ?? 0, closeTo: askTo() },
    first: () => firstOf(page),
    act: async ({ draft: { kind, position, published, ...words }, version, key }) => {
      const sent = { id, version, ...words, position: Number(position), published: published === '1' ? 1 : 0 };
      await call('creator.save-page', { ...sent, kind: kindOf(kind) }, { idempotencyKey: key });
      return t('creator.said.page');
    },
  });
  return (
    <AskedDialog
      title={t(page ? 'creator.console.pages.change' : 'creator.console.pages.new')}
      word={t('shell.save')}
      {...form.dialog}
    >
      <div className="flex flex-col gap-3">
        <Select label={t('creator.console.pages.kind')} {...form.field('kind')}>
          {creatorPageKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`creator.console.kind.${kind}`)}
            </option>
          ))}
        </Select>
        {languages.map((each) => (
          <div key={each} className="flex flex-col gap-3 border-t border-line pt-3">
            <TextInput
              label={t(`creator.console.pages.heading.${each}`)}
              lang={each}
              {...form.line(`title_${each}`, creatorLimits.pageTitle)}
            />
            <TextArea
              label={t(`creator.console.pages.words.${each}`)}
              lang={each}
              rows={6}
              {...form.field(`words_${each}`)}
              maxLength={creatorLimits.pageWords}
            />
          </div>
        ))}
        <TextInput label={t('creator.console.pages.position')} inputMode="numeric" {...form.line('position', 5)} />
        <Select label={t('creator.console.column.state')} {...form.field('published')}>
          <option value="0">{t('creator.console.pages.draft')}</option>
          <option value="1">{t('creator.console.pages.published')}</option>
        </Select>
      </div>
    </AskedDialog>
  );
}

const kindOf = (kind: string): AdminPage['kind'] => creatorPageKinds.find((each) => each === kind) ?? 'manual';

export function DeletePageDialog({ page: { id, title } }: { page: AdminPage }) {
  const t = useT();
  const { language } = useLocale();
  const form = useConsoleForm({
    ...{ does: 'creator.delete-page', part: 'delete', about: { id }, closeTo: askTo() },
    first: () => ({}),
    act: async ({ key }) => {
      await call('creator.delete-page', { id }, { idempotencyKey: key });
      return t('creator.said.page_deleted');
    },
  });
  return (
    <AskedDialog
      title={t('creator.console.pages.deleteAsk', { title: title[language] || title.en || `#${id}` })}
      word={t('creator.console.pages.delete')}
      kind="danger"
      {...form.dialog}
    >
      <p className="text-md">{t('creator.console.pages.deleteText')}</p>
    </AskedDialog>
  );
}
