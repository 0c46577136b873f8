/** An order's label as a heading or a choice shows it: the documents write some of them small (R-SHP-005). */
export const asHeading = (label: string): string => label.charAt(0).toLocaleUpperCase() + label.slice(1);
