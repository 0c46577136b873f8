import type { OtherChanges } from '../../contract/primitives/seen.ts';
import type { Translate } from './texts.tsx';

type Value = OtherChanges[number]['value'];

/** How a form calls one of its fields, and what stands in it, where that can be said. */
export type FieldWords = (field: string, value: Value) => { field: string; value?: string | undefined };

/** What another device saved since a form was drawn, in words; undefined where it saved nothing. */
export function otherChangesText(t: Translate, changes: OtherChanges, words: FieldWords): string | undefined {
  const sentences = (replaced: 0 | 1): string[] => {
    const fields = changes.filter((each) => each.replaced === replaced).map((each) => named(t, words, each));
    if (fields.length === 0) return [];
    return [
      t(replaced ? 'common.other-changes.replaced' : 'common.other-changes.other', {
        fields: [...new Set(fields)].join(', '),
      }),
    ];
  };
  return [...sentences(1), ...sentences(0)].join(' ') || undefined;
}

function named(t: Translate, words: FieldWords, { field, value }: OtherChanges[number]): string {
  const said = words(field, value);
  if (said.value === undefined) return said.field;
  return said.value === ''
    ? t('common.other-changes.empty', { field: said.field })
    : t('common.other-changes.field', { field: said.field, value: said.value });
}
