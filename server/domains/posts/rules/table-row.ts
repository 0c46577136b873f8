const inCells: ReadonlySet<string> = new Set([
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'pre',
  'section',
  'article',
]);

/** Sees to it that the cells of a table's row stand apart on one line, also where each holds a paragraph of its own. */
export class TableRow {
  #cells = 0;
  #inCell = false;
  #said = false;
  #breaks = false;

  /** What to put in place of a tag that begins; undefined for one that is no cell's matter. */
  open(name: string): '' | '\t' | undefined {
    if (name === 'td' || name === 'th') {
      this.#cells += 1;
      this.#inCell = true;
      this.#said = false;
      this.#breaks = false;
      return this.#cells > 1 ? '\t' : '';
    }
    if (name === 'tr' || name === 'table') this.#begin();
    if (!this.#inCell || !(name === 'br' || inCells.has(name))) return undefined;
    this.#breaks = this.#said;
    return '';
  }

  /** Whether a tag's end is a cell's, or of what stands in one. */
  close(name: string): boolean {
    if (name === 'td' || name === 'th') {
      this.#inCell = false;
      return true;
    }
    if (name === 'tr' || name === 'table') this.#begin();
    return this.#inCell && inCells.has(name);
  }

  /** Whether a line ends before what is said next: at a cell's edges none does. */
  breaksBefore(text: string): boolean {
    const breaks = this.#breaks && text.trim() !== '';
    if (breaks) this.#breaks = false;
    return breaks;
  }

  /** Whether a text is said: what stands between two cells is how their markup was set. */
  says(text: string): boolean {
    const isBlank = text.trim() === '';
    this.#said ||= !isBlank;
    return this.#inCell || this.#cells === 0 || !isBlank;
  }

  #begin(): void {
    this.#cells = 0;
    this.#inCell = false;
    this.#breaks = false;
  }
}
