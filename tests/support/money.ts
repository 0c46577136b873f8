import { defineReason } from '../../server/platform/money-reason.ts';

/** A reason for money that a test only needs to be there. */
export const gift = defineReason('tests', 'imei');
