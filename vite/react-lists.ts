/** Events that our elements listen to; React listens to no others then, either. */
export const takenEvents: readonly string[] = [
  'onBeforeToggle',
  'onBlur',
  'onCancel',
  'onChange',
  'onClick',
  'onClose',
  'onContextMenu',
  'onError',
  'onFocus',
  'onInput',
  'onKeyDown',
  'onLoad',
  'onMouseDown',
  'onPaste',
  'onPlay',
  'onPointerCancel',
  'onPointerDown',
  'onPointerEnter',
  'onPointerLeave',
  'onPointerMove',
  'onPointerUp',
  'onSubmit',
  'onToggle',
  'onTouchStart',
];

/** Names of components' own that React has for events. */
const namesakes: readonly string[] = ['onCopy', 'onProgress', 'onResize', 'onScroll'];

/** Attributes of our elements that HTML and SVG write otherwise. */
export const takenAttributes: readonly string[] = [
  'crossOrigin',
  'htmlFor',
  'httpEquiv',
  'shapeRendering',
  'strokeDasharray',
  'strokeLinecap',
  'strokeLinejoin',
  'strokeOpacity',
  'strokeWidth',
];

/** Styles of our elements whose numbers have no unit. */
export const takenStyles: readonly string[] = [
  'columns',
  'flex',
  'lineHeight',
  'opacity',
  'order',
  'scale',
  'strokeDasharray',
  'strokeOpacity',
  'strokeWidth',
  'zIndex',
  'zoom',
];

/** A list of `react-dom`: where its items stand, and what their names are. */
interface List {
  within: RegExp;
  item: RegExp;
  between: string;
  nameOf: (item: string) => string;
  taken: readonly string[];
}

const eventOf = (word: string): string => `on${word[0]!.toUpperCase()}${word.slice(1)}`;
const firstQuoted = (item: string): string => /"([^"]+)"/.exec(item)![1]!;
const words = { item: /\w+/g, between: ' ' };
const statements = { item: /^[^;]+;\n/gm, between: '' };

const lists: readonly List[] = [
  { within: /(?<=simpleEventPluginEvents =\s*")[^"]+(?=")/, ...words, nameOf: eventOf, taken: takenEvents },
  {
    within: /^simpleEventPluginEvents\.push\(.*\n/m,
    ...statements,
    nameOf: (item) => eventOf(firstQuoted(item)),
    taken: takenEvents,
  },
  {
    within: /(?:^register\w+Event\([^;]*;\n)+/m,
    ...statements,
    nameOf: (item) => /"(on\w+)"/.exec(item)![1]!,
    taken: takenEvents,
  },
  {
    within: /(?<=aliases = new Map\(\[)[^;]+?(?=\]\))/,
    item: /\[[^\]]+\]/g,
    between: ', ',
    nameOf: firstQuoted,
    taken: takenAttributes,
  },
  { within: /(?<=unitlessNumbers = new Set\(\s*")[^"]+(?=")/, ...words, nameOf: (word) => word, taken: takenStyles },
];

/** React's code with what our elements use of its lists, and the names that are left out. */
export function withoutItems(code: string): { code: string; left: ReadonlySet<string> } {
  const left = new Set<string>();
  let shorter = code;
  for (const { within, item, between, nameOf, taken } of lists) {
    const items = within.exec(shorter)?.[0].match(item);
    if (!items) throw new Error(`react-dom has no list like ${within}: see vite/react-lists.ts`);
    const wanted = items.filter((each) => taken.includes(nameOf(each)));
    for (const each of items) if (!wanted.includes(each)) left.add(nameOf(each));
    shorter = shorter.replace(within, () => wanted.join(between));
  }
  for (const name of namesakes) left.delete(name);
  return { code: shorter, left };
}
