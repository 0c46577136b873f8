import { joined } from '../../joined.ts';
import { threadTraits } from './traits/made.ts';

const shapesOf = threadTraits;

/** What a thread of any kind may be sent with beside its own fields. */
export const traitBody = joined(...shapesOf.map(({ body }) => body));
/** What writing a thread may refuse because of a trait. */
export const traitRefusals = shapesOf.flatMap(({ refuses }) => refuses);
/** What traits add to a thread, by where it is shown (traits/trait.ts). */
export const traitRow = joined(...shapesOf.map(({ row }) => row));
export const traitWhole = joined(...shapesOf.map(({ whole }) => whole));
export const traitOwn = joined(...shapesOf.map(({ own }) => own));
export const traitCan = joined(...shapesOf.map(({ can }) => can));
export const traitOfPost = joined(...shapesOf.map(({ post }) => post));
export const traitToEdit = joined(...shapesOf.map(({ edit }) => edit));
