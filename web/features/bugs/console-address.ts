/** The console's page of bug reports. */
export const queuePath = '/operator/bugs';

/** The same with the answer to a report open. */
export const answerAddress = (tid: number): string => `${queuePath}?answer=${tid}`;
