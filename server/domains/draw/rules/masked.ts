const shown = 2;

/** The first two characters of a name, as readers count them, and an ellipsis; of no name nothing. */
export function maskedName(name: string): string {
  if (name === '') return '';
  const characters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  return `${characters.slice(0, shown).join('')}…`;
}
