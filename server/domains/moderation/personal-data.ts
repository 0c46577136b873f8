import { inBatches, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import { forgetAddresses, type OwnAddress, ownAddresses } from './sql/addresses.ts';
import { dropOffices, type OwnOffice, ownOffices } from './sql/offices.ts';
import {
  appealsBatch,
  dropAppeals,
  type OwnAppealRow,
  type OwnSanction,
  type OwnWarning,
  sanctionsBatch,
  warningsBatch,
} from './sql/personal-data.ts';

const office = 'the office answers for it';

/** Whose the rows are. */
export const moderationTables: OwnersIn<'moderation'> = {
  'moderation.acts': { uid: { stays: office }, by_uid: { stays: office } },
  'moderation.address_bans': { by_uid: { stays: office }, lifted_by: { stays: office } },
  'moderation.addresses': { uid: 'forgotten' },
  'moderation.appeals': { uid: 'forgotten', by_uid: { stays: office } },
  'moderation.audit': { actor_uid: { stays: office }, subject_uid: { stays: office } },
  'moderation.canned_reasons': { none: 'words of the office' },
  'moderation.offices': { uid: 'forgotten', by_uid: { stays: office }, ended_by: { stays: office } },
  'moderation.words': { none: 'words of the office' },
  'moderation.sanctions': { uid: { stays: office }, by_uid: { stays: office }, lifted_by: { stays: office } },
};

/**
 * Sanctions and the trail of what operators did are retained: they record the office's acts, and name a number only.
 * The member's own words in an appeal and their addresses are deleted.
 */
export const moderationPersonalData: PersonalData = {
  domain: 'moderation',
  async *collect(db, uid) {
    yield {
      path: 'sanctions.json',
      rows: inBatches<OwnSanction>((last, most) => sanctionsBatch(db, uid, last?.id ?? 0, most)),
    };
    yield {
      path: 'warnings.json',
      rows: inBatches<OwnWarning>((last, most) => warningsBatch(db, uid, last?.id ?? 0, most)),
    };
    yield {
      path: 'addresses.json',
      rows: inBatches<OwnAddress>((last, most) => ownAddresses(db, uid, last, most)),
    };
    yield {
      path: 'offices.json',
      rows: inBatches<OwnOffice>((last, most) => ownOffices(db, uid, last?.id ?? 0, most)),
    };
    yield {
      path: 'appeals.json',
      rows: inBatches<OwnAppealRow>((last, most) => appealsBatch(db, uid, last?.id ?? 0, most)),
    };
  },
  async forget(ctx, uid) {
    const { db } = ctx;
    await dropAppeals(db, uid);
    await dropOffices(ctx, uid);
    return (await forgetAddresses(db, uid, personalBatch)) === personalBatch;
  },
};
