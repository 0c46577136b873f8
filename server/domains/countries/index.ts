export { createCategory } from './actions/create-category.ts';
export { boardName } from './reads/board-name.ts';
export { type Categories, categoriesTag, createCategories } from './reads/categories.ts';
export { createHereNow, type HereNow } from './reads/here-now.ts';
export { openCategories } from './sql/categories.ts';
