import type { Medal } from '../../../contract/domains/profiles/medals.ts';
import type { AdminMedal, AdminTask, TaskRow } from '../../../contract/domains/tasks/shapes.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import type { Ctx, Db } from '../../platform/context.ts';
import { findMedalKind, type MedalKind, type ShownKind, shownKinds } from '../profiles/index.ts';
import type { Task } from './sql/tasks.ts';

/** A medal that a task gives, as its row shows it. */
export const rewardOf = (kind: ShownKind | undefined): TaskRow['medal'] =>
  kind ? { medalid: kind.medalid, name: kind.name, s3_medal: kind.picture } : null;

/** The same of a kind by its number, 0 for none. */
export async function presentReward({ db, locale }: Pick<Ctx, 'db' | 'locale'>, medalid: number) {
  const kind = medalid > 0 ? await findMedalKind(db, medalid) : undefined;
  return kind ? rewardOf((await shownKinds(db, [kind], locale)).get(kind.key)) : null;
}

/** A task as operators see it. */
export const presentAdminTask = (task: Task): AdminTask => ({
  ...{ taskid: task.taskid, version: task.version, period: task.period, figure: task.figure, need: task.need },
  ...{ xgold: task.xgold, medalid: task.medalid, url: task.url },
  title: { en: task.title_en, fr: task.title_fr, hi: task.title_hi },
  description: { en: task.text_en, fr: task.text_fr, hi: task.text_hi },
  ...{ country_fid: task.country_fid, position: task.position, closed: task.closed_at ? 1 : 0 },
});

/** Kinds of medals as operators see them. */
export async function presentAdminMedals(db: Db, kinds: readonly MedalKind[], locale: Language): Promise<AdminMedal[]> {
  const shown = await shownKinds(db, kinds, locale);
  return kinds.map((kind) => ({
    ...{ medalid: kind.medalid, key: kind.key, version: kind.version, shown: shown.get(kind.key)!.name },
    name: { en: kind.name_en, fr: kind.name_fr, hi: kind.name_hi },
    description: { en: kind.text_en, fr: kind.text_fr, hi: kind.text_hi },
    how: { en: kind.how_en, fr: kind.how_fr, hi: kind.how_hi },
    ...{ drawing: kind.drawing as Medal, aid: kind.aid ?? 0, s3_medal: shown.get(kind.key)!.picture },
    ...{ figure: (kind.figure ?? '') as AdminMedal['figure'], need: kind.need, span: kind.span as AdminMedal['span'] },
    closed: kind.closed_at ? 1 : 0,
  }));
}
