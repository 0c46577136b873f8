import { imeiDigits, isImei } from '../../../contract/domains/invitations/imei.ts';
import { plainWhole } from '../../../contract/primitives/figures.ts';
import type { RefusalName } from '../../../contract/refusals.ts';

export interface ImeiValues {
  imei: string;
  model: string;
  inviter: string;
}

export type ImeiFaults = Partial<Record<keyof ImeiValues, string>>;

/** What is wrong with the form before it is sent, as text ids (R-IME-002, R-IME-003). */
export function imeiFaults({ imei, model, inviter }: ImeiValues): ImeiFaults {
  return {
    ...(imei.trim() === ''
      ? { imei: 'invitations.imeiMissing' }
      : isImei(imeiDigits(imei))
        ? {}
        : { imei: 'invitations.refusal.imei_incorrect' }),
    ...(model === '' ? { model: 'invitations.modelMissing' } : {}),
    ...(/^\d{0,15}$/.test(plainWhole(inviter)) ? {} : { inviter: 'invitations.refusal.inviter_unknown' }),
  };
}

const fields: Partial<Record<RefusalName, keyof ImeiValues>> = {
  'invitations.imei_incorrect': 'imei',
  'invitations.imei_received': 'imei',
  'invitations.imei_failed': 'model',
  'invitations.inviter_unknown': 'inviter',
  'invitations.inviter_yourself': 'inviter',
};

/** The field that a refusal speaks of; undefined where it is about the whole. */
export const imeiFieldOf = (refusal: string): keyof ImeiValues | undefined => fields[refusal as RefusalName];
