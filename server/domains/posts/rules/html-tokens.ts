import { Tokenizer } from 'htmlparser2';

/** What HTML is made of, in the order in which it stands. */
export interface HtmlReader {
  open(name: string, attributes: ReadonlyMap<string, string>): void;
  close(name: string): void;
  text(text: string): void;
  comment(text: string): void;
}

/** Reads any HTML in one pass without building a tree, so that its time is that of its length however it nests. */
export function readHtml(markup: string, reader: HtmlReader): void {
  let tag = '';
  let attribute = '';
  let value = '';
  let attributes = new Map<string, string>();
  const opened = () => reader.open(tag, attributes);
  const tokens = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname: (start, end) => {
        tag = markup.slice(start, end).toLowerCase();
        attributes = new Map();
      },
      onattribname: (start, end) => {
        attribute = markup.slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata: (start, end) => {
        value += markup.slice(start, end);
      },
      onattribentity: (codePoint) => {
        value += String.fromCodePoint(codePoint);
      },
      onattribend: () => {
        // As in browsers, the first of two that are named alike counts.
        if (!attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend: opened,
      onselfclosingtag: opened,
      onclosetag: (start, end) => reader.close(markup.slice(start, end).toLowerCase()),
      ontext: (start, end) => reader.text(markup.slice(start, end)),
      ontextentity: (codePoint) => reader.text(String.fromCodePoint(codePoint)),
      oncomment: (start, end, offset) => reader.comment(markup.slice(start, end - offset)),
      ondeclaration: () => {},
      onprocessinginstruction: () => {},
      oncdata: (start, end, offset) => reader.text(markup.slice(start, end - offset)),
      onend: () => {},
    },
  );
  tokens.write(markup);
  tokens.end();
}
