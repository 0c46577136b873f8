let name = '';

/** The address or number with which the log-in form opens next. */
export const nameForLogin = (): string => name;
export const setNameForLogin = (next: string): void => {
  name = next;
};
