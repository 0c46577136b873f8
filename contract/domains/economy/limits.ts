/** Days after which the check-ins' amounts begin anew. */
export const checkInDays = 7;
