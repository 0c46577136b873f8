/** A report is looked at within two hours. */
export const promisedHours = 2;
