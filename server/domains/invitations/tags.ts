/** Cache tag of the models that phones can be activated of. */
export const imeiRangesTag = 'imei-ranges';
