import { sources } from './source.ts';
import { type Breach, isTest, type Tree } from './tree.ts';

/** What a trait draws and holds is named by the made lists alone: what walks them, and other traits, know its shape. */
export const traitWallBreaches =
  (folder: string) =>
  (tree: Tree): Breach[] => {
    const traitOf = (path: string): string | undefined => {
      if (!path.startsWith(`${folder}/`)) return undefined;
      const [trait = '', file] = path.slice(folder.length + 1).split('/');
      return file === undefined || trait === 'made' ? undefined : trait;
    };
    return sources(tree, (path) => !isTest(path) && !path.startsWith(`${folder}/made/`)).flatMap((source) =>
      source.imports.flatMap(({ target, line }) => {
        const trait = traitOf(target);
        if (trait === undefined || trait === traitOf(source.path)) return [];
        const instead = `walk the made lists of ${folder}/made, which name every trait, and ask what its shape (trait.ts) has`;
        return [{ file: source.path, line, what: `names the trait ${trait}`, instead }];
      }),
    );
  };
