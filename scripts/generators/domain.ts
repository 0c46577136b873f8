import { camel, capital, type Files } from './files.ts';

export interface DomainPlan {
  domain: string;
  /** Needed where contract/order.ts doesn't know the domain. */
  rank?: number | undefined;
}

/** The folders of a domain and its rank; it has no calls yet, and nothing is refused for it. */
export function addDomain(files: Files, { domain, rank }: DomainPlan): void {
  const create = `create${capital(camel(domain))}`;
  const order = files.text('contract/order.ts') ?? '';
  if (!new RegExp(`^  '?${domain}'?: \\d`, 'm').test(order)) {
    if (rank === undefined)
      throw new Error(
        `${domain} has no rank: npm run new-domain ${domain} -- --rank <that of what it asks, and one more>`,
      );
    const key = domain.includes('-') ? `'${domain}'` : domain;
    files.change('contract/order.ts', '\n} as const;', (found) => `\n  ${key}: ${rank},${found}`);
  }
  files.create(
    `server/domains/${domain}/manifest.ts`,
    `import type { DomainParts } from '../../platform/domain.ts';

/** What the domain binds. */
export const ${create} = (_parts: object): DomainParts<never> => ({
  domain: '${domain}',
  handlers: {},
});
`,
  );
  files.create(
    `server/domains/${domain}/README.md`,
    `# ${domain}

Owns nothing yet: no schema, no call that is open.
Announces nothing. Asks nobody.
`,
  );
  files.create(
    `docs/features/${domain}.md`,
    `# ${capital(domain.replaceAll('-', ' '))}\n\nNothing has been chosen yet.\n`,
  );
}
