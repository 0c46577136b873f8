import { callNameBreaches } from './call-names.ts';
import { cycleBreaches } from './cycles.ts';
import { emptyBreaches } from './empty.ts';
import { expandBreaches } from './expand.ts';
import type { Ranks } from './house.ts';
import { importBreaches } from './imports.ts';
import { innerFloorBreaches } from './inner-floors.ts';
import { journeyBreaches } from './journeys.ts';
import { listBreaches } from './lists.ts';
import { migrationBreaches } from './migrations.ts';
import { ownAddressBreaches } from './own-addresses.ts';
import { patternBreaches } from './patterns.ts';
import { plainProseBreaches } from './plain-prose.ts';
import { plainWordBreaches } from './plain-words.ts';
import { purityBreaches } from './purity.ts';
import { roomRingBreaches } from './room-rings.ts';
import { shapeBreaches } from './shape.ts';
import { sharedModuleBreaches } from './shared-modules.ts';
import { sizeBreaches } from './sizes.ts';
import { statementBreaches } from './statements.ts';
import { ownerBreaches } from './table-owners.ts';
import { askedTextBreaches, labelBreaches } from './texts.ts';
import { traitWallBreaches } from './trait-walls.ts';
import type { Breach, Tree } from './tree.ts';
import { wireFieldBreaches } from './wire-fields.ts';
import { styleBreaches, wordBreaches } from './words.ts';

/** The house's rules by what they protect; each finds every breach in a tree. */
export const rules: Record<string, (tree: Tree, ranks: Ranks) => Breach[]> = {
  'rooms and ranks: who may import whom': importBreaches,
  'floors inside a domain: core, traits, kinds, page': innerFloorBreaches,
  'no rings of imports': cycleBreaches,
  'no rings of rooms': roomRingBreaches,
  'on screen made lists alone name a trait of threads': traitWallBreaches('web/features/threads/traits'),
  'lists are made of what the domains declare': listBreaches,
  'rules, policies and the contract are pure': purityBreaches,
  'regular expressions take linear time': patternBreaches,
  'sizes, names, faces and readmes': shapeBreaches,
  'only sql/ touches the database, and only the tables of its own domain': statementBreaches,
  'each table of a shared schema has one owner': ownerBreaches,
  'a call, what answers it and its file have one name': callNameBreaches,
  'names are the field’s words': plainWordBreaches,
  'comments and the titles of tests are the field’s words': plainProseBreaches,
  'the documents’ odd fields stop where answers are presented': wireFieldBreaches,
  'readers are sent on within this site': ownAddressBreaches,
  'screens speak in texts, not in code': wordBreaches,
  'every text that the product asks for is written': askedTextBreaches,
  'what is being done ends with …, and no French title breaks within “e-mail”': labelBreaches,
  'sizes follow the reader’s type': sizeBreaches,
  'screens are styled by classes': styleBreaches,
  'what is written does something': emptyBreaches,
  'migrations leave room to grow': migrationBreaches,
  'migrations expand first and contract later': expandBreaches,
  'tests that share a worker replace none of its modules': sharedModuleBreaches,
  'a journey starts nothing that a run without it leaves running': journeyBreaches,
};
