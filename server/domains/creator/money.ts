import { defineReason, type MoneyPages, type MoneyReason } from '../../platform/money-reason.ts';

export const creatorIncome = defineReason('creator', 'creator_income');

/** Why money moves here. */
export const creatorReasons: readonly MoneyReason[] = [creatorIncome];

/** Entries of income lead to its list. */
export const creatorMoneyPages: MoneyPages = async (_, references) =>
  new Map(references.map((reference) => [reference, '/ucenter/account/creator/income']));
