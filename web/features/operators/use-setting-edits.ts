import { useState } from 'react';
import type { DataOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { type Act, useAct } from '../../api/use-act.ts';
import { showToast } from '../../design/toasts.ts';
import { useRevalidator } from '../../router/hooks.ts';
import { useT } from '../../texts/texts.tsx';
import { changeSetting } from './mutations.ts';
import { type Draft, draftOf, type Schema, valueFrom } from './setting-form.ts';

export type Setting = DataOf<Calls['operators.settings']>['list'][number];

/** What stands in a setting's form and is not saved yet; `own` gives the product's own figure back. */
interface Edit {
  draft: Draft;
  own?: true;
}

/** A setting that would be another once it is saved. */
export interface Change {
  setting: Setting;
  value: unknown;
  own: boolean;
}

export interface SettingEdits {
  changes: readonly Change[];
  draftOf: (setting: Setting) => Draft;
  edit: (setting: Setting, draft: Draft) => void;
  /** Back to the product's own, once it is saved. */
  giveBack: (setting: Setting) => void;
  undo: () => void;
  reason: string;
  setReason: (reason: string) => void;
  /** Saves one after the other, each by itself, and stops at the first that is refused. */
  save: (ended: () => void) => void;
  act: Act;
  /** Name of the setting that was refused. */
  refused: string | undefined;
}

const schemaOf = (setting: Setting): Schema => setting.schema as Schema;

function changeOf(setting: Setting, edit: Edit | undefined): Change[] {
  if (!edit) return [];
  const value = edit.own ? setting.standard : valueFrom(schemaOf(setting), edit.draft);
  const isSame = JSON.stringify(value) === JSON.stringify(setting.value) && (!edit.own || !setting.changed);
  return isSame ? [] : [{ setting, value, own: edit.own === true }];
}

/** Changes are gathered while an operator goes through the settings, and saved together with one reason. */
export function useSettingEdits(list: readonly Setting[]): SettingEdits {
  const t = useT();
  const { revalidate } = useRevalidator();
  const act = useAct(['reason', 'value']);
  const [edits, setEdits] = useState<Readonly<Record<string, Edit>>>({});
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<string>();
  const changes = list.flatMap((setting) => changeOf(setting, edits[setting.name]));
  const put = ({ name }: Setting, edit: Edit) => setEdits((before) => ({ ...before, [name]: edit }));
  const forget = (name: string) => setEdits(({ [name]: _, ...rest }) => rest);
  const save = (ended: () => void) =>
    act.run(async () => {
      let name: string | undefined;
      try {
        for (const { setting, value, own } of changes) {
          ({ name } = setting);
          await changeSetting({ name, value: JSON.stringify(own ? null : value), version: setting.version, reason });
          forget(name);
        }
        name = undefined;
        setReason('');
        showToast({ text: t('operators.done') });
      } finally {
        setRefused(name);
        ended();
        // Also where somebody else was faster: the row then shows what it is now, the form what was typed.
        revalidate();
      }
    });
  return {
    changes,
    draftOf: (setting) => edits[setting.name]?.draft ?? draftOf(schemaOf(setting), setting.value),
    edit: (setting, draft) => put(setting, { draft }),
    giveBack: (setting) => put(setting, { draft: draftOf(schemaOf(setting), setting.standard), own: true }),
    undo: () => {
      setEdits({});
      act.clear();
    },
    reason,
    setReason,
    save,
    act,
    refused,
  };
}
